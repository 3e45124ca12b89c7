// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Binds a method that returns nothing to an object and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument>(
  weak object: Object, _ method: @escaping (Object) -> (repeat each Argument) -> Void
) -> (repeat each Argument) -> Void {
  { [weak object] (argument: repeat each Argument) in
    if let object { method(object)(repeat each argument) }
  }
}

/// Binds a method that returns nothing to an object and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> (repeat each Argument) throws(Failure) -> Void
) -> (repeat each Argument) throws(Failure) -> Void {
  { [weak object] (argument: repeat each Argument) throws(Failure) in
    if let object { try method(object)(repeat each argument) }
  }
}

/// Binds a method that returns nothing to an object and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument>(
  weak object: Object, _ method: @escaping (Object) -> (repeat each Argument) async -> Void
) -> (repeat each Argument) async -> Void {
  { [weak object] (argument: repeat each Argument) in
    if let object { await method(object)(repeat each argument) }
  }
}

/// Binds a method that returns nothing to an object and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> (repeat each Argument) async throws(Failure) -> Void
) -> (repeat each Argument) async throws(Failure) -> Void {
  { [weak object] (argument: repeat each Argument) async throws(Failure) in
    if let object { try await method(object)(repeat each argument) }
  }
}

/// Binds a method that returns nothing to an object and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Argument) -> Void
) -> @Sendable (repeat each Argument) -> Void {
  { [weak object] (argument: repeat each Argument) in
    if let object { method(object)(repeat each argument) }
  }
}

/// Binds a method that returns nothing to an object and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Argument) throws(Failure) -> Void
) -> @Sendable (repeat each Argument) throws(Failure) -> Void {
  { [weak object] (argument: repeat each Argument) throws(Failure) in
    if let object { try method(object)(repeat each argument) }
  }
}

/// Binds a method that returns nothing to an object and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Argument) async -> Void
) -> @Sendable (repeat each Argument) async -> Void {
  { [weak object] (argument: repeat each Argument) in
    if let object { await method(object)(repeat each argument) }
  }
}

/// Binds a method that returns nothing to an object and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Failure: Error>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @Sendable (repeat each Argument) async throws(Failure) -> Void
) -> @Sendable (repeat each Argument) async throws(Failure) -> Void {
  { [weak object] (argument: repeat each Argument) async throws(Failure) in
    if let object { try await method(object)(repeat each argument) }
  }
}

/// Binds a method that returns nothing to an object and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument: SendableMetatype>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (repeat each Argument) -> Void
) -> @MainActor (repeat each Argument) -> Void {
  { [weak object] (argument: repeat each Argument) in
    if let object { method(object)(repeat each argument) }
  }
}

/// Binds a method that returns nothing to an object and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument: SendableMetatype, Failure: Error>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @MainActor (repeat each Argument) throws(Failure) -> Void
) -> @MainActor (repeat each Argument) throws(Failure) -> Void {
  { [weak object] (argument: repeat each Argument) throws(Failure) in
    if let object { try method(object)(repeat each argument) }
  }
}

/// Binds a method that returns nothing to an object and does not retain the object.
@_documentation(visibility: internal)
@MainActor
@export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, each Argument>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (repeat each Argument) -> Void
) -> @MainActor (repeat each Argument) -> Void {
  { [weak object] (argument: repeat each Argument) in
    if let object { method(object)(repeat each argument) }
  }
}

/// Binds a method that returns nothing to an object and does not retain the object.
@_documentation(visibility: internal)
@MainActor
@export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, each Argument, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> @MainActor (repeat each Argument) throws(Failure) -> Void
) -> @MainActor (repeat each Argument) throws(Failure) -> Void {
  { [weak object] (argument: repeat each Argument) throws(Failure) in
    if let object { try method(object)(repeat each argument) }
  }
}

/// Binds a method to an object and does not retain the object.
///
/// ```swift
/// final class Feed {
///   func items(_ page: Int) -> [String] { ["item \(page)"] }
/// }
///
/// let feed = Feed()
/// let items = partial(weak: feed, Feed.items)   // (Int) -> [String]?
/// items(1)   // ["item 1"] as long as the feed is there, nil later
/// ```
///
/// A reference to a method, `feed.items`, retains its object: stored in what the object owns, it
/// leaks. This one does not. After the object is gone a method that returns nothing does nothing, a
/// method that returns an optional gives nil, and so does any other, whose result becomes optional.
/// With `default:` it gives that in place of nil. A method that throws does not throw then.
///
/// The object is retained while a call runs. The result keeps `async`, the typed error, `@Sendable`
/// where the object is `Sendable`, and `@MainActor`.
///
/// - Parameters:
///   - object: The object that the method is called on.
///   - method: The method as a function of the object: `Feed.items`, or `Feed.move(x:y:)`.
/// - Returns: A function of the method's parameters.
/// - Complexity: O(1).
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Output>(
  weak object: Object, _ method: @escaping (Object) -> (repeat each Argument) -> Output
) -> (repeat each Argument) -> Output? {
  { [weak object] (argument: repeat each Argument) in
    guard let object else { return nil }
    return method(object)(repeat each argument)
  }
}

/// Binds a method to an object and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> (repeat each Argument) throws(Failure) -> Output
) -> (repeat each Argument) throws(Failure) -> Output? {
  { [weak object] (argument: repeat each Argument) throws(Failure) in
    guard let object else { return nil }
    return try method(object)(repeat each argument)
  }
}

/// Binds a method to an object and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Output>(
  weak object: Object, _ method: @escaping (Object) -> (repeat each Argument) async -> Output
) -> (repeat each Argument) async -> Output? {
  { [weak object] (argument: repeat each Argument) in
    guard let object else { return nil }
    return await method(object)(repeat each argument)
  }
}

/// Binds a method to an object and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> (repeat each Argument) async throws(Failure) -> Output
) -> (repeat each Argument) async throws(Failure) -> Output? {
  { [weak object] (argument: repeat each Argument) async throws(Failure) in
    guard let object else { return nil }
    return try await method(object)(repeat each argument)
  }
}

/// Binds a method to an object and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Output>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Argument) -> Output
) -> @Sendable (repeat each Argument) -> Output? {
  { [weak object] (argument: repeat each Argument) in
    guard let object else { return nil }
    return method(object)(repeat each argument)
  }
}

/// Binds a method to an object and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Output, Failure: Error>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @Sendable (repeat each Argument) throws(Failure) -> Output
) -> @Sendable (repeat each Argument) throws(Failure) -> Output? {
  { [weak object] (argument: repeat each Argument) throws(Failure) in
    guard let object else { return nil }
    return try method(object)(repeat each argument)
  }
}

/// Binds a method to an object and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Output>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Argument) async -> Output
) -> @Sendable (repeat each Argument) async -> Output? {
  { [weak object] (argument: repeat each Argument) in
    guard let object else { return nil }
    return await method(object)(repeat each argument)
  }
}

/// Binds a method to an object and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Output, Failure: Error>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @Sendable (repeat each Argument) async throws(Failure) -> Output
) -> @Sendable (repeat each Argument) async throws(Failure) -> Output? {
  { [weak object] (argument: repeat each Argument) async throws(Failure) in
    guard let object else { return nil }
    return try await method(object)(repeat each argument)
  }
}

/// Binds a method to an object and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Output: SendableMetatype>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (repeat each Argument) -> Output
) -> @MainActor (repeat each Argument) -> Output? {
  { [weak object] (argument: repeat each Argument) in
    guard let object else { return nil }
    return method(object)(repeat each argument)
  }
}

/// Binds a method to an object and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, each Argument, Output: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @MainActor (repeat each Argument) throws(Failure) -> Output
) -> @MainActor (repeat each Argument) throws(Failure) -> Output? {
  { [weak object] (argument: repeat each Argument) throws(Failure) in
    guard let object else { return nil }
    return try method(object)(repeat each argument)
  }
}

/// Binds a method to an object and does not retain the object.
@_documentation(visibility: internal)
@MainActor
@export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, each Argument, Output>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (repeat each Argument) -> Output
) -> @MainActor (repeat each Argument) -> Output? {
  { [weak object] (argument: repeat each Argument) in
    guard let object else { return nil }
    return method(object)(repeat each argument)
  }
}

/// Binds a method to an object and does not retain the object.
@_documentation(visibility: internal)
@MainActor
@export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, each Argument, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> @MainActor (repeat each Argument) throws(Failure) -> Output
) -> @MainActor (repeat each Argument) throws(Failure) -> Output? {
  { [weak object] (argument: repeat each Argument) throws(Failure) in
    guard let object else { return nil }
    return try method(object)(repeat each argument)
  }
}

/// Binds a method that returns an optional and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Output>(
  weak object: Object, _ method: @escaping (Object) -> (repeat each Argument) -> Output?
) -> (repeat each Argument) -> Output? {
  { [weak object] (argument: repeat each Argument) in
    guard let object else { return nil }
    return method(object)(repeat each argument)
  }
}

/// Binds a method that returns an optional and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> (repeat each Argument) throws(Failure) -> Output?
) -> (repeat each Argument) throws(Failure) -> Output? {
  { [weak object] (argument: repeat each Argument) throws(Failure) in
    guard let object else { return nil }
    return try method(object)(repeat each argument)
  }
}

/// Binds a method that returns an optional and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Output>(
  weak object: Object, _ method: @escaping (Object) -> (repeat each Argument) async -> Output?
) -> (repeat each Argument) async -> Output? {
  { [weak object] (argument: repeat each Argument) in
    guard let object else { return nil }
    return await method(object)(repeat each argument)
  }
}

/// Binds a method that returns an optional and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> (repeat each Argument) async throws(Failure) -> Output?
) -> (repeat each Argument) async throws(Failure) -> Output? {
  { [weak object] (argument: repeat each Argument) async throws(Failure) in
    guard let object else { return nil }
    return try await method(object)(repeat each argument)
  }
}

/// Binds a method that returns an optional and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Output>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Argument) -> Output?
) -> @Sendable (repeat each Argument) -> Output? {
  { [weak object] (argument: repeat each Argument) in
    guard let object else { return nil }
    return method(object)(repeat each argument)
  }
}

/// Binds a method that returns an optional and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Output, Failure: Error>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @Sendable (repeat each Argument) throws(Failure) -> Output?
) -> @Sendable (repeat each Argument) throws(Failure) -> Output? {
  { [weak object] (argument: repeat each Argument) throws(Failure) in
    guard let object else { return nil }
    return try method(object)(repeat each argument)
  }
}

/// Binds a method that returns an optional and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Output>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Argument) async -> Output?
) -> @Sendable (repeat each Argument) async -> Output? {
  { [weak object] (argument: repeat each Argument) in
    guard let object else { return nil }
    return await method(object)(repeat each argument)
  }
}

/// Binds a method that returns an optional and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Output, Failure: Error>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) ->
    @Sendable (repeat each Argument) async throws(Failure) -> Output?
) -> @Sendable (repeat each Argument) async throws(Failure) -> Output? {
  { [weak object] (argument: repeat each Argument) async throws(Failure) in
    guard let object else { return nil }
    return try await method(object)(repeat each argument)
  }
}

/// Binds a method that returns an optional and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Output: SendableMetatype>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (repeat each Argument) -> Output?
) -> @MainActor (repeat each Argument) -> Output? {
  { [weak object] (argument: repeat each Argument) in
    guard let object else { return nil }
    return method(object)(repeat each argument)
  }
}

/// Binds a method that returns an optional and does not retain the object.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, each Argument, Output: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @MainActor (repeat each Argument) throws(Failure) -> Output?
) -> @MainActor (repeat each Argument) throws(Failure) -> Output? {
  { [weak object] (argument: repeat each Argument) throws(Failure) in
    guard let object else { return nil }
    return try method(object)(repeat each argument)
  }
}

/// Binds a method that returns an optional and does not retain the object.
@_documentation(visibility: internal)
@MainActor
@export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, each Argument, Output>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (repeat each Argument) -> Output?
) -> @MainActor (repeat each Argument) -> Output? {
  { [weak object] (argument: repeat each Argument) in
    guard let object else { return nil }
    return method(object)(repeat each argument)
  }
}

/// Binds a method that returns an optional and does not retain the object.
@_documentation(visibility: internal)
@MainActor
@export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, each Argument, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> @MainActor (repeat each Argument) throws(Failure) -> Output?
) -> @MainActor (repeat each Argument) throws(Failure) -> Output? {
  { [weak object] (argument: repeat each Argument) throws(Failure) in
    guard let object else { return nil }
    return try method(object)(repeat each argument)
  }
}

/// Binds a method to an object, with a default for when the object is gone.
///
/// ```swift
/// final class Cart {
///   func total(_ rebate: Int) -> Int { 100 - rebate }
/// }
///
/// let cart = Cart()
/// let total = partial(weak: cart, Cart.total, default: 0)   // (Int) -> Int
/// total(10)   // 90 as long as the cart is there, 0 later
/// ```
///
/// - Parameters:
///   - object: The object that the method is called on.
///   - method: The method as a function of the object: `Cart.total`.
///   - value: What a call gives after the object is gone. It is evaluated when the method is bound.
/// - Returns: A function of the method's parameters.
/// - Complexity: O(1).
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Output>(
  weak object: Object,
  _ method: @escaping (Object) -> (repeat each Argument) -> Output,
  default value: Output
) -> (repeat each Argument) -> Output {
  { [weak object] (argument: repeat each Argument) in
    guard let object else { return value }
    return method(object)(repeat each argument)
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> (repeat each Argument) throws(Failure) -> Output,
  default value: Output
) -> (repeat each Argument) throws(Failure) -> Output {
  { [weak object] (argument: repeat each Argument) throws(Failure) in
    guard let object else { return value }
    return try method(object)(repeat each argument)
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Output>(
  weak object: Object,
  _ method: @escaping (Object) -> (repeat each Argument) async -> Output,
  default value: Output
) -> (repeat each Argument) async -> Output {
  { [weak object] (argument: repeat each Argument) in
    guard let object else { return value }
    return await method(object)(repeat each argument)
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> (repeat each Argument) async throws(Failure) -> Output,
  default value: Output
) -> (repeat each Argument) async throws(Failure) -> Output {
  { [weak object] (argument: repeat each Argument) async throws(Failure) in
    guard let object else { return value }
    return try await method(object)(repeat each argument)
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Output: Sendable>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Argument) -> Output,
  default value: Output
) -> @Sendable (repeat each Argument) -> Output {
  { [weak object] (argument: repeat each Argument) in
    guard let object else { return value }
    return method(object)(repeat each argument)
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Output: Sendable, Failure: Error>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @Sendable (repeat each Argument) throws(Failure) -> Output,
  default value: Output
) -> @Sendable (repeat each Argument) throws(Failure) -> Output {
  { [weak object] (argument: repeat each Argument) throws(Failure) in
    guard let object else { return value }
    return try method(object)(repeat each argument)
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Output: Sendable>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Argument) async -> Output,
  default value: Output
) -> @Sendable (repeat each Argument) async -> Output {
  { [weak object] (argument: repeat each Argument) in
    guard let object else { return value }
    return await method(object)(repeat each argument)
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Output: Sendable, Failure: Error>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) ->
    @Sendable (repeat each Argument) async throws(Failure) -> Output,
  default value: Output
) -> @Sendable (repeat each Argument) async throws(Failure) -> Output {
  { [weak object] (argument: repeat each Argument) async throws(Failure) in
    guard let object else { return value }
    return try await method(object)(repeat each argument)
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, each Argument: SendableMetatype, Output: Sendable
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (repeat each Argument) -> Output,
  default value: Output
) -> @MainActor (repeat each Argument) -> Output {
  { [weak object] (argument: repeat each Argument) in
    guard let object else { return value }
    return method(object)(repeat each argument)
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, each Argument: SendableMetatype, Output: Sendable, Failure: Error
>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @MainActor (repeat each Argument) throws(Failure) -> Output,
  default value: Output
) -> @MainActor (repeat each Argument) throws(Failure) -> Output {
  { [weak object] (argument: repeat each Argument) throws(Failure) in
    guard let object else { return value }
    return try method(object)(repeat each argument)
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal)
@MainActor
@export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, each Argument, Output: SendableMetatype>(
  weak object: Object,
  _ method: @escaping (Object) -> @MainActor (repeat each Argument) -> Output,
  default value: Output
) -> @MainActor (repeat each Argument) -> Output {
  { [weak object] (argument: repeat each Argument) in
    guard let object else { return value }
    return method(object)(repeat each argument)
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal)
@MainActor
@export(implementation) @inline(always)
public func partial<
  Object: AnyObject & SendableMetatype, each Argument, Output: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method: @escaping (Object) -> @MainActor (repeat each Argument) throws(Failure) -> Output,
  default value: Output
) -> @MainActor (repeat each Argument) throws(Failure) -> Output {
  { [weak object] (argument: repeat each Argument) throws(Failure) in
    guard let object else { return value }
    return try method(object)(repeat each argument)
  }
}
