import FlipbookDiagnostics
import FlipbookPicture
import Foundation

/// Evaluates the expressions of one picture.
///
/// Nothing is kept from one picture to the next: a value depends on the file and the time alone.
final class LottieExpressionSession: LottieEvaluator {
  /// The most steps of all scripts of a picture.
  static let stepLimit = 20_000_000
  /// The most steps of the trial as a file is read.
  static let trialLimit = 2_000_000
  /// The most values that are remembered.
  static let memoLimit = 200_000

  /// A property at a time.
  private struct Key: Hashable {
    var node: Int
    var frame: UInt64
  }

  /// The property whose script runs.
  struct Subject {
    var node: Int
    /// In frames of its list of layers.
    var frame: Double
    /// The value without the script.
    var raw: LottieExpressionResult
    /// The random numbers that it asked for.
    var random: LottieRandom
  }

  let model: LottieExpressionModel
  let textEngine: any TextEngine
  /// The properties whose scripts run, the innermost last.
  var subjects: [Subject] = []
  /// Scripts that failed, in the order in which they were met.
  private(set) var issues: [Diagnostic] = []

  private var memo: [Key: LottieExpressionResult] = [:]
  private var failed: Set<Int> = []
  private var stepsLeft: Int
  private var runner: LottieScriptRunner?
  private var mathObject: LottieScriptObject?

  /// - Parameter steps: The most steps of all scripts together.
  init(
    _ model: LottieExpressionModel, textEngine: any TextEngine, steps: Int = LottieExpressionSession.stepLimit
  ) {
    (self.model, self.textEngine, stepsLeft) = (model, textEngine, steps)
  }

  /// Whether no more scripts can run.
  var isExhausted: Bool { stepsLeft <= 0 }

  /// The functions of `Math`.
  var math: LottieScriptObject {
    if let mathObject { return mathObject }
    let object = LottieScriptLibrary.math()
    mathObject = object
    return object
  }

  /// The value of a property with its expression; the one without where that fails.
  func result(of expression: LottieExpression, raw: LottieExpressionResult, at frame: Double)
    -> LottieExpressionResult
  {
    let key = Key(node: expression.node, frame: frame.bitPattern)
    if let known = memo[key] { return known }
    // A script that leads back to its own property sees the value without it.
    guard !failed.contains(expression.node), frame.isFinite,
      !subjects.contains(where: { $0.node == expression.node })
    else { return raw }
    var result = raw
    do {
      result = try evaluate(expression, raw, frame)
    } catch {
      failed.insert(expression.node)
      let message = (error as? LottieScriptError)?.message ?? "\(error)"
      issues.append(
        Diagnostic(
          .warning, code: "lottie.expression",
          message: "The expression can't be evaluated: \(message). The value without it is used.",
          place: expression.place))
    }
    if memo.count < Self.memoLimit { memo[key] = result }
    return result
  }

  private func evaluate(_ expression: LottieExpression, _ raw: LottieExpressionResult, _ frame: Double) throws
    -> LottieExpressionResult
  {
    let steps = min(stepsLeft, LottieScriptRunner.stepLimit)
    guard steps > 0 else { throw LottieScriptError("the expressions of the picture take too many steps") }
    subjects.append(
      Subject(
        node: expression.node, frame: frame, raw: raw,
        random: LottieRandom(seed: UInt64(expression.node), salt: frame.bitPattern)))
    let outer = runner
    let inner = LottieScriptRunner(self, steps: steps, depth: outer.map { $0.depth + 4 } ?? 0)
    runner = inner
    defer {
      stepsLeft -= steps - max(0, inner.steps)
      subjects.removeLast()
      runner = outer
    }
    guard inner.depth < LottieScriptRunner.depthLimit else {
      throw LottieScriptError("expressions lead to each other too deep", isLimit: true)
    }
    return try converted(inner.run(expression.script), raw, inner)
  }

  /// The result of a script as a value like the one without it.
  private func converted(
    _ value: LottieScriptValue, _ raw: LottieExpressionResult, _ runner: LottieScriptRunner
  ) throws -> LottieExpressionResult {
    let value = try runner.plain(value)
    switch raw {
    case .number:
      guard let number = try runner.numbers(value)?.first, number.isFinite else {
        throw LottieScriptError("the result \"\(runner.text(value))\" is no number")
      }
      return .number(number)
    case .numbers(let list):
      guard var numbers = try runner.numbers(value), numbers.allSatisfy(\.isFinite), !numbers.isEmpty else {
        throw LottieScriptError("the result \"\(runner.text(value))\" is no list of numbers")
      }
      if numbers.count == 1, case .number = value {
        numbers = Array(repeating: numbers[0], count: list.count)
      }
      // Missing components stay as they are.
      if numbers.count < list.count { numbers += list[numbers.count...] }
      return .numbers(Array(numbers.prefix(list.count)))
    case .path:
      guard let path = try path(value, runner) else { throw LottieScriptError("the result is no path") }
      return .path(path)
    case .text: return .text(runner.text(value))
    }
  }

  // MARK: Parts

  /// The value of a property at a time in frames.
  func value(of node: Int, at frame: Double) -> LottieExpressionResult? {
    // The property whose script runs has the value without it.
    if let subject = subjects.last(where: { $0.node == node }) {
      return subject.frame == frame ? subject.raw : model.properties[node]?.raw(at: frame)
    }
    return model.properties[node]?.value(at: LottieMoment(frame, self))
  }

  /// The map from the space of a layer to that of its composition.
  ///
  /// - Throws: ``LottieScriptError`` where it takes too many steps.
  func matrix(of layer: Int, at frame: Double, _ runner: LottieScriptRunner) throws -> CGAffineTransform {
    var matrix = CGAffineTransform.identity
    var next: Int? = layer
    var steps = 0
    while let node = next, steps < 1_000 {
      steps += 1
      try runner.count(20)
      if let content = model.layers[node] {
        matrix = matrix.concatenating(content.transform.matrix(at: LottieMoment(frame, self)))
      }
      next = model.nodes[node].json["parent"]?.number.flatMap { model.layer($0, in: model.nodes[node].comp) }
    }
    return matrix
  }
}
