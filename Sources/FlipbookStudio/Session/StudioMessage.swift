/// A request of a page.
enum StudioMessage: Equatable, Sendable {
  case frame(id: Int, frame: Int)
  case items(id: Int, frame: Int, x: Double, y: Double)
  case costs(id: Int, frame: Int)
  case controls(id: Int, frame: Int)
  case tree(id: Int, frame: Int)
  /// How many messages this page has read since it opened.
  case read(Int)
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
  /// Shows a row of the data, from 0; nil for none.
  case row(Int?)
  /// Checks the goldens.
  case check
  /// Makes the pictures of cases goldens.
  case approve([String])
  /// Leaves the goldens of cases as they are, or takes that back.
  case reject([String], isRejected: Bool)
  /// A picture of a case.
  case picture(id: Int, name: String, side: StudioGoldens.Side)
  /// The golden of a frame of the film.
  case golden(id: Int, frame: Int)
}

extension StudioMessage: Decodable {
  private enum Key: String, CodingKey {
    case op, id, count, frame, x, y, values, path, options, overwrite, row, names, name, side, isRejected
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
    case "costs": self = .costs(id: try number(.id), frame: try number(.frame))
    case "controls": self = .controls(id: try number(.id), frame: try number(.frame))
    case "tree": self = .tree(id: try number(.id), frame: try number(.frame))
    case "read": self = .read(try number(.count))
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
    case "row": self = .row(try fields.decodeIfPresent(Int.self, forKey: .row))
    case "check": self = .check
    case "approve": self = .approve(try fields.decode([String].self, forKey: .names))
    case "reject":
      self = .reject(
        try fields.decode([String].self, forKey: .names),
        isRejected: try fields.decode(Bool.self, forKey: .isRejected))
    case "picture":
      self = .picture(
        id: try number(.id), name: try fields.decode(String.self, forKey: .name),
        side: try fields.decode(StudioGoldens.Side.self, forKey: .side))
    case "golden": self = .golden(id: try number(.id), frame: try number(.frame))
    case let other:
      throw DecodingError.dataCorruptedError(
        forKey: .op, in: fields, debugDescription: "there is no operation \"\(other)\"")
    }
  }
}
