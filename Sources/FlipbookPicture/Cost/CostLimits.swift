import FlipbookDiagnostics

/// The most that a scene may cost. Each cost is estimated before it is spent; what would cost more is
/// refused.
package struct CostLimits: Sendable, Hashable {
  /// A cost that is limited, as `--limit` names it.
  package enum Name: String, CaseIterable, Sendable {
    /// Layers drawn in one picture, copies of replicators included.
    case layers
    /// Particles alive in one picture, those that only emit others included.
    case particles
    /// Pixels that filters work through in one picture, each filter counted anew.
    case filters
    /// Bytes of decoded pictures kept at a time; also of any one picture, and of any one filter's surfaces.
    case memory
    /// Bytes of text laid out by a layer scene.
    case text

    /// The things counted, in the plural, for messages.
    var unit: String {
      switch self {
      case .layers: "layers in one picture"
      case .particles: "particles in one picture"
      case .filters: "pixels of filters in one picture"
      case .memory: "bytes of pictures"
      case .text: "bytes of text"
      }
    }
  }

  package var layers = 250_000.0
  package var particles = 250_000.0
  package var filters = 1e9
  package var memory = 512.0 * 1_048_576
  package var text = 4e6

  /// The limits that hold where none is asked for.
  package init() {}

  /// A limit, in the unit of its name.
  package subscript(name: Name) -> Double {
    get {
      switch name {
      case .layers: layers
      case .particles: particles
      case .filters: filters
      case .memory: memory
      case .text: text
      }
    }
    set {
      switch name {
      case .layers: layers = newValue
      case .particles: particles = newValue
      case .filters: filters = newValue
      case .memory: memory = newValue
      case .text: text = newValue
      }
    }
  }

  /// Why a cost is refused, as the end of a sentence: the cost, the limit and the option that raises it.
  package func refusal(_ cost: Double, _ name: Name) -> String {
    let (cost, limit) = (cost.rounded(.up), self[name])
    let amount = name == .memory ? Self.megabytes(cost) : "\(Self.text(cost)) \(name.unit)"
    let most = name == .memory ? Self.megabytes(limit) : Self.text(limit)
    let way = name == .memory ? Self.megabytes(cost).filter { $0 != " " } : Self.text(cost)
    return "\(amount); the limit is \(most), and --limit \(name.rawValue)=\(way) raises it"
  }

  private static func megabytes(_ bytes: Double) -> String { "\(text((bytes / 1_048_576).rounded(.up))) MB" }

  /// A whole number without an exponent as far as it is exact.
  private static func text(_ value: Double) -> String { PlainNumber.text(value) }
}
