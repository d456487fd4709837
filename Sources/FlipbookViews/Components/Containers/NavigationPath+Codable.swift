import Foundation

extension NavigationPath {
  /// A path for an archive: the type and the JSON of each value, the last first.
  public struct CodableRepresentation: Codable, Equatable {
    var values: [AnyHashable]

    /// Writes the path.
    ///
    /// - Throws: The errors of the values.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let item = value.base as? any Encodable else { continue }
        try list.encode(_mangledTypeName(type(of: value.base)) ?? "")
        try list.encode(String(decoding: JSONEncoder().encode(item), as: UTF8.self))
      }
    }

    /// Reads a path.
    ///
    /// - Throws: `DecodingError` where a value is of a type that isn't there.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      values = []
      while !list.isAtEnd {
        let (name, text) = (try list.decode(String.self), try list.decode(String.self))
        guard let type = _typeByName(name) as? any Decodable.Type,
          let value = try JSONDecoder().decode(type, from: Data(text.utf8)) as? any Hashable
        else {
          throw DecodingError.dataCorruptedError(in: list, debugDescription: "There is no type \(name).")
        }
        values.insert(AnyHashable(value), at: 0)
      }
    }

    init(values: [AnyHashable]) { self.values = values }
  }

  /// The path for an archive; nil where a value can't be put into one.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// Makes the path of an archive.
  public init(_ codable: CodableRepresentation) { values = codable.values }
}
