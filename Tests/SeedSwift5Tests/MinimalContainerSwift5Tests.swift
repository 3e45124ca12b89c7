import FunctionalDI
import XCTest

// The listings of "Swift Dependency Injection" (2022), in the document's own spelling: the protocol
// is neither `any` nor Sendable. `resolve()` is marked with `try`, and the factory is a closure,
// because a reference to an initializer compiles here with a warning.

protocol Service {
  func doSomething() -> String
}

class ServiceImplementation: Service {
  func doSomething() -> String { "I'll think of something and get back to you." }
}

class MyDependency {
  @Resolved private var service: Service

  var summary: String { service.doSomething() }
}

final class MinimalContainerSwift5Tests: XCTestCase {
  override func tearDown() {
    Container.shared.unregister(Service.self)
  }

  func test_a_service_is_resolved_by_the_inferred_protocol() throws {
    Container.shared.registerSingleton(Service.self) { ServiceImplementation() }

    let service: Service = try Container.shared.resolve()
    let again: Service = try Container.shared.resolve()

    XCTAssertEqual(service.doSomething(), "I'll think of something and get back to you.")
    XCTAssert(service as AnyObject === again as AnyObject)
    XCTAssertEqual(MyDependency().summary, service.doSomething())
  }
}
