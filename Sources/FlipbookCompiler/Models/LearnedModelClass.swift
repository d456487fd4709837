import FlipbookDrawing
import Foundation

/// The class that Xcode makes of an `.mlmodel` file.
struct LearnedModelClass {
  /// By the file's name.
  let name: String
  /// The class and those of its answer.
  let text: String

  /// Files up to this many bytes are kept in code.
  private static let limit = 1 << 20

  /// Reads a file; nil where no class can be made of it.
  init?(path: String) {
    let file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    name = file.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "_" }.joined()
    guard name.first?.isNumber == false, let data = FileManager.default.contents(atPath: path),
      let model = LearnedModel([UInt8](data))
    else { return nil }
    text = Self.text(of: model, name, data.count <= Self.limit ? data.base64EncodedString() : "")
  }

  private static func text(of model: LearnedModel, _ name: String, _ bytes: String) -> String {
    let result = model.outputs.first { $0.name == model.predicted } ?? model.outputs.first
    let types = model.inputs.map { type(of: $0.kind) }
    let head = """
      public class \(name)Output {
        \(model.outputs.compactMap(property).joined(separator: "\n  "))
        init(\(model.outputs.compactMap(parameter).joined(separator: ", "))) {
          \(model.outputs.filter { type(of: $0.kind) != nil }.map { "self.`\($0.name)` = `\($0.name)`" }.joined(separator: "; "))
        }
      }
      public class \(name) {
        public let model: Flipbook.MLModel
        public init(configuration: Flipbook.MLModelConfiguration = Flipbook.MLModelConfiguration()) throws {
          model = Flipbook.MLModel(
            _flipbookName: "\(name)", file: "\(bytes)", configuration: configuration)
        }
        public convenience init() { try! self.init(configuration: Flipbook.MLModelConfiguration()) }
      """
    guard types.allSatisfy({ $0 != nil }), let result else { return head + "\n}" }
    let parameters = zip(model.inputs, types).map { "`\($0.name)`: \($1 ?? "")" }.joined(separator: ", ")
    let isNumeric =
      model.inputs.allSatisfy { $0.kind != .text } && model.outputs.count == 1 && result.kind != .text
    let values = model.inputs.map { "\"\($0.name)\": Double(`\($0.name)`)" }.joined(separator: ", ")
    let body =
      isNumeric && type(of: result.kind) != nil
      ? "return \(name)Output(`\(result.name)`: \(type(of: result.kind) ?? "")(try model._flipbookNumber([\(values)])))"
      : "throw model._flipbookFailure()"
    return head + """

        public func prediction(\(parameters)) throws -> \(name)Output {
          \(body)
        }
      }
      """
  }

  private static func type(of kind: LearnedModel.Kind) -> String? {
    switch kind {
    case .whole: "Int64"
    case .number: "Double"
    case .text: "String"
    case .other: nil
    }
  }

  private static func property(_ feature: LearnedModel.Feature) -> String? {
    type(of: feature.kind).map { "public let `\(feature.name)`: \($0)" }
  }

  private static func parameter(_ feature: LearnedModel.Feature) -> String? {
    type(of: feature.kind).map { "`\(feature.name)`: \($0)" }
  }
}
