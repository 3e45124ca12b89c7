@testable import FunctionInjection

/// The objects that the words of a slot refer to.
///
/// Nothing is read from them.
struct ModelObjects {
  let constructions: [Construction]
  let buffers: [InstanceBuffer]

  init(_ count: Int) {
    let registration = Registration(
      Instance<Int>._identity, Int.self, .singleton, "Model", 1
    ) { _, _ in preconditionFailure("The model constructs nothing.") }
    constructions = (0..<count).map { _ in Construction() }
    buffers = (0..<count).map { _ in
      KeptInstance(for: registration).retained().takeRetainedValue()
    }
  }

  func thread(of construction: Unmanaged<Construction>) -> Int {
    thread(of: UInt(bitPattern: construction.toOpaque()))
  }

  func thread(of address: UInt) -> Int { index { UInt(bitPattern: $0) == address } }

  func number(of instance: KeptInstance) -> Int {
    guard let number = buffers.firstIndex(where: { instance.isReferred(by: .passUnretained($0)) })
    else { preconditionFailure("A slot has an instance that nobody made.") }
    return number
  }

  private func index(where isIt: (UnsafeMutableRawPointer) -> Bool) -> Int {
    let index = constructions.firstIndex { isIt(Unmanaged.passUnretained($0).toOpaque()) }
    guard let index else { preconditionFailure("A slot has a construction that nobody made.") }
    return index
  }
}
