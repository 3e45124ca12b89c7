// There is one method for each combination of effects, sendability, and isolation, so that each
// function keeps its exact type. The overloads for functions that are not Sendable are disfavored,
// so that an answer with an inferred type is Sendable. `SendableMetatype`, which every concrete type
// is, ranks the other overloads before them in the Swift 5 language mode, too.

extension Spy {
  /// Makes a function that records each call and does nothing else.
  ///
  /// - Returns: A function that returns nothing.
  public func recording() -> @Sendable (repeat each Argument) -> Void {
    { (argument: repeat each Argument) in self(repeat each argument) }
  }

  /// Makes a function that records each call and then calls another function.
  ///
  /// ```swift
  /// let double = Spy<Int>()
  /// let function = double.recording { $0 * 2 }
  /// assert(function(21) == 42)
  /// assert(double.arguments == [21])
  /// ```
  ///
  /// - Parameter answer: The function that answers the calls.
  /// - Returns: A function of the same type.
  public func recording<Output: SendableMetatype>(
    _ answer: @escaping @Sendable (repeat each Argument) -> Output
  ) -> @Sendable (repeat each Argument) -> Output {
    { (argument: repeat each Argument) in
      self(repeat each argument)
      return answer(repeat each argument)
    }
  }

  /// Makes a throwing function that records each call and then calls another function.
  ///
  /// - Parameter answer: The function that answers the calls.
  /// - Returns: A function of the same type.
  public func recording<Output: SendableMetatype, Failure: Error>(
    _ answer: @escaping @Sendable (repeat each Argument) throws(Failure) -> Output
  ) -> @Sendable (repeat each Argument) throws(Failure) -> Output {
    { (argument: repeat each Argument) throws(Failure) in
      self(repeat each argument)
      return try answer(repeat each argument)
    }
  }

  /// Makes an asynchronous function that records each call and then calls another function.
  ///
  /// - Parameter answer: The function that answers the calls.
  /// - Returns: A function of the same type.
  public func recording<Output: SendableMetatype>(
    _ answer: @escaping @Sendable (repeat each Argument) async -> Output
  ) -> @Sendable (repeat each Argument) async -> Output {
    { (argument: repeat each Argument) in
      self(repeat each argument)
      return await answer(repeat each argument)
    }
  }

  /// Makes an asynchronous throwing function that records each call and then calls another
  /// function.
  ///
  /// - Parameter answer: The function that answers the calls.
  /// - Returns: A function of the same type.
  public func recording<Output: SendableMetatype, Failure: Error>(
    _ answer: @escaping @Sendable (repeat each Argument) async throws(Failure) -> Output
  ) -> @Sendable (repeat each Argument) async throws(Failure) -> Output {
    { (argument: repeat each Argument) async throws(Failure) in
      self(repeat each argument)
      return try await answer(repeat each argument)
    }
  }

  /// Makes a main-actor function that records each call and then calls another function.
  ///
  /// - Parameter answer: The function that answers the calls.
  /// - Returns: A function of the same type.
  public func recording<Output: Sendable>(
    _ answer: @escaping @MainActor (repeat each Argument) -> Output
  ) -> @MainActor (repeat each Argument) -> Output {
    { (argument: repeat each Argument) in
      self(repeat each argument)
      return answer(repeat each argument)
    }
  }

  /// Makes a throwing main-actor function that records each call and then calls another function.
  ///
  /// - Parameter answer: The function that answers the calls.
  /// - Returns: A function of the same type.
  public func recording<Output: Sendable, Failure: Error>(
    _ answer: @escaping @MainActor (repeat each Argument) throws(Failure) -> Output
  ) -> @MainActor (repeat each Argument) throws(Failure) -> Output {
    { (argument: repeat each Argument) throws(Failure) in
      self(repeat each argument)
      return try answer(repeat each argument)
    }
  }

  /// Makes a function that records each call and then calls a function that is not Sendable.
  ///
  /// - Parameter answer: The function that answers the calls.
  /// - Returns: A function of the same type.
  @_disfavoredOverload
  public func recording<Output>(
    _ answer: @escaping (repeat each Argument) -> Output
  ) -> (repeat each Argument) -> Output {
    { (argument: repeat each Argument) in
      self(repeat each argument)
      return answer(repeat each argument)
    }
  }

  /// Makes a throwing function that records each call and then calls a function that is not
  /// Sendable.
  ///
  /// - Parameter answer: The function that answers the calls.
  /// - Returns: A function of the same type.
  @_disfavoredOverload
  public func recording<Output, Failure: Error>(
    _ answer: @escaping (repeat each Argument) throws(Failure) -> Output
  ) -> (repeat each Argument) throws(Failure) -> Output {
    { (argument: repeat each Argument) throws(Failure) in
      self(repeat each argument)
      return try answer(repeat each argument)
    }
  }

  /// Makes an asynchronous function that records each call and then calls a function that is not
  /// Sendable.
  ///
  /// - Parameter answer: The function that answers the calls.
  /// - Returns: A function of the same type.
  @_disfavoredOverload
  public func recording<Output>(
    _ answer: @escaping (repeat each Argument) async -> Output
  ) -> (repeat each Argument) async -> Output {
    { (argument: repeat each Argument) in
      self(repeat each argument)
      return await answer(repeat each argument)
    }
  }

  /// Makes an asynchronous throwing function that records each call and then calls a function that
  /// is not Sendable.
  ///
  /// - Parameter answer: The function that answers the calls.
  /// - Returns: A function of the same type.
  @_disfavoredOverload
  public func recording<Output, Failure: Error>(
    _ answer: @escaping (repeat each Argument) async throws(Failure) -> Output
  ) -> (repeat each Argument) async throws(Failure) -> Output {
    { (argument: repeat each Argument) async throws(Failure) in
      self(repeat each argument)
      return try await answer(repeat each argument)
    }
  }
}
