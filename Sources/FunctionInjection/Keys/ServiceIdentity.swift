/// The identity of a key in one word: an address, and the form of the key in the two lowest bits.
///
/// The address is that of a metatype or, for a contribution, of its registration. Both are aligned
/// to at least four bytes on every platform, which leaves two bits for the form. An identity is
/// cheap to copy, compare, and look up.
@frozen
public struct ServiceIdentity: Hashable, Sendable {
  /// The kind of object at the address of an identity.
  @usableFromInline
  package enum Form: UInt {
    /// A key type that the program declares.
    case named = 0
    /// A plain type, such as `HTTPClient`.
    case plain = 1
    /// A key of the form ``All``.
    case list = 2
    /// The registration of one contribution.
    case contribution = 3
  }

  @usableFromInline let bits: UInt

  /// Makes the identity of a type.
  @inlinable @inline(__always)
  init(_ type: Any.Type, _ form: Form) {
    bits = UInt(bitPattern: ObjectIdentifier(type)) | form.rawValue
  }

  init(ofContribution registration: Registration) {
    bits = UInt(bitPattern: ObjectIdentifier(registration)) | Form.contribution.rawValue
  }
}

extension ServiceIdentity {
  /// The form of the key.
  @usableFromInline
  package var form: Form { Form(rawValue: bits & 3) ?? .named }

  private var address: UInt { bits & ~3 }

  /// The plain type; `nil` for any other kind of key.
  var plainType: Any.Type? { form == .plain ? type : nil }

  /// The type that the program declares as a key; `nil` for any other kind of key.
  var namedType: Any.Type? { form == .named ? type : ownKey }

  /// The plain type, if the type itself is a key.
  private var ownKey: (any ServiceKey.Type)? {
    guard let key = plainType as? any ServiceKey.Type, key._identity == self else { return nil }
    return key
  }

  /// The contribution; `nil` for any other kind of key.
  ///
  /// The caller must know that the contribution's graph or wiring is alive.
  var contribution: Registration? {
    guard form == .contribution, let pointer = UnsafeRawPointer(bitPattern: address) else {
      return nil
    }
    return Unmanaged<Registration>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// The metatype.
  ///
  /// Metatypes live as long as the program.
  private var type: Any.Type {
    // Only the initializers that take a type set the forms with a type.
    unsafeBitCast(address, to: Any.Type.self)
  }

  /// The key as the program writes it.
  package var key: any ServiceKey.Type {
    switch form {
    case .plain: return ownKey ?? _openExistential(type, do: instanceKey)
    case .contribution: return contribution?.key.key ?? Instance<Void>.self
    case .named, .list:
      guard let key = type as? any ServiceKey.Type else {
        preconditionFailure("\(type) was used as a key, but it does not conform to ServiceKey.")
      }
      return key
    }
  }

  /// The type of the service.
  @usableFromInline @inline(never)
  var service: Any.Type { _openExistential(key, do: serviceType) }

  /// The name of the service, for messages.
  @usableFromInline @inline(never)
  package var name: String {
    if let plainType { return "\(plainType)" }
    return contribution?.name ?? key.name
  }

  /// The expression before `.self` that names the key in source code.
  ///
  /// A key's ``ServiceKey/name`` is for people, and may differ from the name of its type.
  package var spelling: String { expression(withModules: false) }

  /// The same expression with the modules of the types, which distinguish types of the same name.
  var qualifiedSpelling: String { expression(withModules: true) }

  @inline(never)
  private func expression(withModules isQualified: Bool) -> String {
    if let contribution { return contribution.key.expression(withModules: isQualified) }
    let type = plainType ?? key
    let name = writtenName(of: type, withModules: isQualified) ?? "\(type)"
    if plainType == nil { return name }
    if name == "()" { return "Void" }
    let isProtocol = "\(Swift.type(of: type))".hasSuffix(".Protocol")
    if isProtocol, name != "Any", name != "AnyObject" { return "(any \(name))" }
    return name.contains("->") || name.hasPrefix("any ") ? "(\(name))" : name
  }

  /// The name with its module.
  var qualifiedName: String {
    if let contribution { return "\(contribution.key.qualifiedName)[\(contribution.position)]" }
    // The context of a private or local type is an address, which differs in each run.
    return String(reflecting: plainType ?? key)
      .split(separator: ".", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("(unknown context at $") }.joined(separator: ".")
  }
}

private func serviceType<Key: ServiceKey>(_ key: Key.Type) -> Any.Type { Key.Service.self }

/// The name of a type with the types around it, such as `Outer.Inner`; `nil` if the program cannot
/// write the name like this, such as the name of a private type.
private func writtenName(of type: Any.Type, withModules isQualified: Bool) -> String? {
  let qualified = String(reflecting: type)
  // The runtime sorts the requirements of `any P<Int, String>` by name, and the program does not.
  let cannotBeWritten = ["(unknown context at $", ", Self.", "Any.Type"]
  if cannotBeWritten.contains(where: qualified.contains) { return nil }
  var (name, word) = ("", "")
  /// Whether the word may be a module: it is the first of a path such as `Module.Outer.Inner`.
  var isFirst = true
  for character in qualified {
    if character.isLetter || character.isNumber || character == "_" {
      word.append(character)
    } else if character == ".", isFirst, !word.isEmpty {
      if isQualified { name += "\(word)." }
      (word, isFirst) = ("", false)
    } else if character == ":", name.hasSuffix(")"), let prefix = name.lastIndex(of: "(") {
      // "(extension in Module):" precedes the type that is extended.
      name.removeSubrange(prefix...)
      isFirst = true
    } else if character == "=", let list = name.lastIndex(of: "<") {
      // "Self.Module.P.Element ==" precedes the argument of a protocol.
      if name.contains(" & ") { return nil }
      name.removeSubrange(name.index(after: list)...)
      (word, isFirst) = ("", true)
    } else if character == " ", word.isEmpty, name.hasSuffix("<") {
      // The space after "==".
      continue
    } else if character == "{", word == "Pack" {
      // The runtime writes the arguments of a parameter pack as "Pack{Int, String}".
      word = ""
    } else if character == "}" {
      (name, word) = (name + word, "")
    } else {
      name += word + String(character)
      // A path goes on after the arguments of a generic type.
      (word, isFirst) = ("", character != "." && character != ">")
    }
  }
  return name + word
}

/// The key of a plain type.
private func instanceKey<Service>(_ type: Service.Type) -> any ServiceKey.Type {
  Instance<Service>.self
}
