/// A model of Core ML's, an `.mlmodel` file: what it is asked by and, where it is a linear one or one of trees, its answer.
package struct LearnedModel: Sendable {
  /// The type of a value of the model.
  package enum Kind: Sendable { case whole, number, text, other }
  /// A value that the model takes or gives.
  package struct Feature: Sendable {
    package var name: String
    package var kind: Kind
  }

  package private(set) var inputs: [Feature] = []
  package private(set) var outputs: [Feature] = []
  /// The value that it is made to find; nil where the file names none.
  package private(set) var predicted: String?
  private var step: Step?

  /// How a number comes from the inputs.
  private indirect enum Step: Sendable {
    /// Puts inputs in a row.
    case row([String])
    /// A sum of the row's numbers with their weights, and an offset.
    case sum(weights: [Double], offset: Double)
    case trees(TreeEnsemble)
    /// One after the other.
    case chain([Step])
  }

  /// Reads a file; nil where it is none of Core ML's.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= 64 << 20 else { return nil }
    for field in FieldReader(bytes[...]) {
      guard field.number == 2, let description = field.bytes else { continue }
      for part in FieldReader(description) {
        switch part.number {
        case 1: part.bytes.map { inputs.append(Self.feature($0)) }
        case 10: part.bytes.map { outputs.append(Self.feature($0)) }
        case 11: predicted = part.text
        default: break
        }
      }
    }
    guard !inputs.isEmpty, !outputs.isEmpty else { return nil }
    step = Self.step(bytes[...], depth: 0)
  }

  /// The answer to inputs; nil where the model is of another kind, or an input is missing.
  package func prediction(_ values: [String: Double]) -> Double? {
    guard let step else { return nil }
    let row = inputs.compactMap { values[$0.name] }
    guard row.count == inputs.count else { return nil }
    return Self.apply(step, values: values, row: row)?.first
  }

  private static func apply(_ step: Step, values: [String: Double], row: [Double]) -> [Double]? {
    switch step {
    case .row(let names):
      let found = names.compactMap { values[$0] }
      return found.count == names.count ? found : nil
    case .sum(let weights, let offset):
      guard weights.count == row.count else { return nil }
      return [zip(weights, row).reduce(offset) { $0 + $1.0 * $1.1 }]
    case .trees(let ensemble): return ensemble.answer(to: row).map { [$0] }
    case .chain(let steps):
      return steps.reduce(Optional(row)) { row, step in
        row.flatMap { apply(step, values: values, row: $0) }
      }
    }
  }

  private static func feature(_ bytes: ArraySlice<UInt8>) -> Feature {
    var feature = Feature(name: "", kind: .other)
    for field in FieldReader(bytes) {
      switch field.number {
      case 1: feature.name = field.text ?? ""
      case 3:
        for type in FieldReader(field.bytes ?? []) {
          switch type.number {
          case 1: feature.kind = .whole
          case 2: feature.kind = .number
          case 3: feature.kind = .text
          default: break
          }
        }
      default: break
      }
    }
    return feature
  }

  private static func step(_ model: ArraySlice<UInt8>, depth: Int) -> Step? {
    guard depth < 4 else { return nil }
    for field in FieldReader(model) {
      guard let bytes = field.bytes else { continue }
      switch field.number {
      case 201: return FieldReader(bytes).first { $0.number == 1 }?.bytes.flatMap { chain($0, depth: depth) }
      case 202: return chain(bytes, depth: depth)
      case 300: return sum(bytes)
      case 302: return TreeEnsemble(bytes).map { .trees($0) }
      case 602:
        return .row(
          FieldReader(bytes).filter { $0.number == 1 }.compactMap { column in
            FieldReader(column.bytes ?? []).first { $0.number == 1 }?.text
          })
      default: break
      }
    }
    return nil
  }

  private static func chain(_ pipeline: ArraySlice<UInt8>, depth: Int) -> Step? {
    let models = FieldReader(pipeline).filter { $0.number == 1 }.compactMap(\.bytes)
    let steps = models.compactMap { step($0, depth: depth + 1) }
    return steps.count == models.count && !steps.isEmpty ? .chain(steps) : nil
  }

  private static func sum(_ bytes: ArraySlice<UInt8>) -> Step? {
    var weights: [Double] = []
    var offset = 0.0
    for field in FieldReader(bytes) {
      switch field.number {
      case 1: weights = FieldReader(field.bytes ?? []).filter { $0.number == 1 }.flatMap(\.doubles)
      case 2: offset = field.doubles.first ?? 0
      // A curve over the sum.
      case 3: if field.whole ?? 0 != 0 { return nil }
      default: break
      }
    }
    return weights.isEmpty ? nil : .sum(weights: weights, offset: offset)
  }
}
