import FlipbookDiagnostics
import FlipbookPicture
import Foundation

/// A Lottie animation, read and resolved: its pictures are a function of the frame alone.
package final class LottieFile: Sendable {
  /// The name in the file; nil where there is none.
  package let title: String?
  /// In points.
  package let size: CGSize
  /// Frames a second, as written.
  package let frameRate: Double
  /// The first frame.
  package let inPoint: Double
  /// The frame at which the animation has ended.
  package let outPoint: Double
  /// The named times, in the order of the file.
  package let markers: [LottieMarker]
  /// All that is not drawn as the file asks, with JSON paths and the names of layers.
  package let issues: [Diagnostic]

  let comp: LottieComp
  /// The model that expressions read; nil for files without any.
  private let expressions: LottieExpressionModel?
  private let textEngine: any TextEngine

  /// Reads a file.
  ///
  /// - Parameter data: The replacements of parts of it.
  /// - Throws: ``LottieError`` where it is no Lottie animation, exceeds a limit, or refers to itself; and where it has
  ///   no animation, theme or marker that the data asks for.
  package convenience init(_ bytes: [UInt8], data: LottieData = LottieData(), resources: LottieResources)
    throws
  {
    try self.init(
      LottieSource(bytes, animation: data.animation, theme: data.theme), data: data, resources: resources)
  }

  /// Reads a file if it is a Lottie animation.
  ///
  /// - Parameter data: The replacements of parts of it.
  /// - Returns: Nil for JSON of another kind and for text that is no JSON.
  /// - Throws: ``LottieError`` where it is one and can't be used.
  package static func ifHeld(in bytes: [UInt8], data: LottieData = LottieData(), resources: LottieResources)
    throws
    -> LottieFile?
  {
    if LottieContainer.begins(bytes) || LottieGzip.begins(bytes) {
      return try LottieFile(bytes, data: data, resources: resources)
    }
    // Layer scenes are JSON too: their text isn't read twice.
    guard mayHold(Data(bytes)), let source = try? LottieTextReader.readAnimation(bytes), holds(source.root)
    else {
      return nil
    }
    return try LottieFile(source, data: data, resources: resources)
  }

  /// Makes the animation of a file that was read.
  ///
  /// - Throws: ``LottieError`` where it is no Lottie animation, or refers to itself.
  package init(_ source: LottieSource, data: LottieData, resources: LottieResources) throws {
    let root = source.root
    var resources = resources
    resources.files = source.files
    for (name, font) in source.files.sorted(by: { $0.key < $1.key }) where name.hasPrefix("f/") {
      _ = resources.textEngine.add(font: Data(font), file: nil)
    }
    let header = try LottieHeader(source)
    (title, size, frameRate, markers) = (header.title, header.size, header.frameRate, header.markers)
    (inPoint, outPoint) = try data.range(of: markers, in: (header.inPoint, header.outPoint))
    if data.theme != nil, source.theme.isEmpty {
      throw LottieError(message: "only containers (.lottie) have themes, and theirs have rules")
    }
    let parser = LottieParser(source, data: data, resources: resources)
    parser.readFonts()
    comp = try parser.comp(root, id: nil)
    parser.readRest()
    var model: LottieExpressionModel?
    if let builder = parser.builder {
      model = LottieExpressionModel(builder, frameRate: frameRate, markers: markers)
    }
    expressions = model
    textEngine = resources.textEngine
    issues =
      parser.issues + parser.dataReports + Self.trial(model, inPoint, outPoint, resources.textEngine)
  }

  private static let marks = ["ip", "op", "fr"]

  /// Whether JSON is a Lottie animation: an object with layers, a range and a rate.
  private static func holds(_ root: LottieNode) -> Bool {
    root["layers"]?.array != nil && marks.allSatisfy { root[$0] != nil }
  }

  /// Whether a text has the keys of a Lottie animation anywhere.
  private static func mayHold(_ text: Data) -> Bool {
    marks.allSatisfy { text.range(of: Data("\"\($0)\"".utf8)) != nil }
  }

  /// The items of a frame, the one at the back first.
  ///
  /// - Parameters:
  ///   - frame: In the time of the file; may lie between two frames.
  ///   - tween: Another frame that all values are on their way to, and how far, 0…1. Nothing is kept then.
  ///   - transform: From the space of the file to that of the list.
  ///   - canvas: The whole drawing area in list space.
  ///   - record: The latest recording of this file, and then that of this frame; nil where nothing is kept.
  package func items(
    at frame: Double, tween: (frame: Double, share: Double)? = nil, transform: CGAffineTransform,
    canvas: CGRect, record: LottieRecord? = nil
  ) -> [DisplayItem] {
    let painter = LottiePainter(
      canvas: canvas, frameRate: frameRate, textEngine: textEngine, work: LottieWork())
    let session = expressions.map { LottieExpressionSession($0, textEngine: textEngine) }
    var moment = LottieMoment(frame, session)
    moment.tween = tween
    let record = tween == nil ? record : nil
    let layers = painter.items(of: comp, size, at: moment, transform, record?.layers(of: comp, on: canvas))
    let items = painter.isolated(layers, if: comp.hasBlending)
    for issue in session?.issues ?? [] { DiagnosticCollector.current.reportOnce(issue) }
    return painter.clipped(items, to: CGRect(origin: .zero, size: size), transform)
  }

  /// Evaluates all expressions at some times, and returns the reports of those that fail.
  private static func trial(
    _ model: LottieExpressionModel?, _ inPoint: Double, _ outPoint: Double, _ textEngine: any TextEngine
  ) -> [Diagnostic] {
    guard let model else { return [] }
    var issues: [Diagnostic] = []
    for frame in [inPoint, ((inPoint + outPoint) / 2).rounded(), outPoint - 1] {
      let session = LottieExpressionSession(
        model, textEngine: textEngine, steps: LottieExpressionSession.trialLimit)
      for expression in model.expressions {
        guard !session.isExhausted else { break }
        _ = model.properties[expression.node]?.value(at: LottieMoment(frame, session))
      }
      // The script that took the last step isn't to blame.
      let reports = session.isExhausted ? Array(session.issues.dropLast()) : session.issues
      issues += reports.filter { !issues.contains($0) }
    }
    return Array(issues.prefix(LottieParser.issueLimit))
  }
}
