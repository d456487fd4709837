import FlipbookCommand

/// Something that the page is sent beside the state and the pictures.
enum StudioNote: Encodable, Sendable {
  case warnings([StudioProblem])
  /// Text that the scene printed.
  case printed(String)
  case items(id: Int, [StageItem])
  case controls(id: Int, [StageControl])
  case tree(id: Int, [StageNode])
  /// A request that has no answer.
  case failed(id: Int, message: String)
  case export(StudioExport.Progress)
  case goldens(StudioGoldens.Summary)
  /// Something that was asked for is done, or can't be done.
  case said(String, isError: Bool)

  private enum Key: String, CodingKey {
    case kind, problems, text, id, items, controls, nodes, message, export, goldens, isError
  }

  private var kind: String {
    switch self {
    case .warnings: "warnings"
    case .printed: "printed"
    case .items: "items"
    case .controls: "controls"
    case .tree: "tree"
    case .failed: "failed"
    case .export: "export"
    case .goldens: "goldens"
    case .said: "said"
    }
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(kind, forKey: .kind)
    switch self {
    case .warnings(let problems): try fields.encode(problems, forKey: .problems)
    case .printed(let text): try fields.encode(text, forKey: .text)
    case .items(let id, let items):
      try fields.encode(id, forKey: .id)
      try fields.encode(items, forKey: .items)
    case .controls(let id, let controls):
      try fields.encode(id, forKey: .id)
      try fields.encode(controls, forKey: .controls)
    case .tree(let id, let nodes):
      try fields.encode(id, forKey: .id)
      try fields.encode(nodes, forKey: .nodes)
    case .failed(let id, let message):
      try fields.encode(id, forKey: .id)
      try fields.encode(message, forKey: .message)
    case .export(let progress): try fields.encode(progress, forKey: .export)
    case .goldens(let summary): try fields.encode(summary, forKey: .goldens)
    case .said(let text, let isError):
      try fields.encode(text, forKey: .text)
      try fields.encode(isError, forKey: .isError)
    }
  }
}
