/// What a page asks for.
enum StudioMessage: Equatable, Sendable {
  case frame(id: Int, frame: Int)
  case items(id: Int, frame: Int, x: Double, y: Double)
  case controls(id: Int, frame: Int)
  /// Forgets the frames that this page waits for.
  case cancel
  /// Changes options of the scene and its picture; nil takes one back.
  case options([String: String?])
  /// Makes the scene anew as it is.
  case restart
  /// Writes the script that is in force beside the scene.
  case saveScript
  /// Writes a JSON object to a file.
  case saveProps(path: String)
  case export(path: String, options: [String: String], overwrites: Bool)
  case cancelExport
}

extension StudioMessage: Decodable {
  private enum Key: String, CodingKey {
    case op, id, frame, x, y, values, path, options, overwrite
  }

  /// - Throws: `DecodingError` where it is none of these.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key) throws -> Int { try fields.decode(Int.self, forKey: key) }
    switch try fields.decode(String.self, forKey: .op) {
    case "frame": self = .frame(id: try number(.id), frame: try number(.frame))
    case "items":
      self = .items(
        id: try number(.id), frame: try number(.frame), x: try fields.decode(Double.self, forKey: .x),
        y: try fields.decode(Double.self, forKey: .y))
    case "controls": self = .controls(id: try number(.id), frame: try number(.frame))
    case "cancel": self = .cancel
    case "options": self = .options(try fields.decode([String: String?].self, forKey: .values))
    case "restart": self = .restart
    case "saveScript": self = .saveScript
    case "saveProps": self = .saveProps(path: try fields.decode(String.self, forKey: .path))
    case "export":
      self = .export(
        path: try fields.decode(String.self, forKey: .path),
        options: try fields.decodeIfPresent([String: String].self, forKey: .options) ?? [:],
        overwrites: try fields.decodeIfPresent(Bool.self, forKey: .overwrite) ?? false)
    case "cancelExport": self = .cancelExport
    case let other:
      throw DecodingError.dataCorruptedError(
        forKey: .op, in: fields, debugDescription: "there is no operation \"\(other)\"")
    }
  }
}
