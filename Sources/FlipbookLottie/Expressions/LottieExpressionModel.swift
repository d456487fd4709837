import FlipbookPicture
import Foundation

/// The model of a file that its scripts can read.
final class LottieExpressionModel: Sendable {
  let nodes: [LottieExpressionNode]
  /// The properties by node; nil for other parts.
  let properties: [LottieExpressionProperty?]
  /// The layers by node; nil for other parts.
  let layers: [LottieLayer?]
  /// The compositions by identifier and by name.
  let comps: [String: Int]
  /// All expressions, in the order of the file.
  let expressions: [LottieExpression]
  /// Frames a second.
  let frameRate: Double
  let markers: [LottieMarker]
  /// The names and numbers of the children of nodes that have many.
  private let directories: [Int: LottieExpressionDirectory]

  init(_ builder: LottieExpressionModelBuilder, frameRate: Double, markers: [LottieMarker]) {
    nodes = builder.nodes
    properties = builder.properties
    layers = builder.layers
    comps = builder.comps
    expressions = builder.expressions
    directories = LottieExpressionDirectory.directories(of: builder.nodes)
    self.frameRate = frameRate
    self.markers = markers
  }

  /// The child of a node by a number or a name.
  func child(_ key: LottieScriptValue, of node: Int) -> Int? {
    let children = nodes[node].children
    if let directory = directories[node] { return directory.child(key, children) }
    switch key {
    case .number(let number):
      if let found = children.first(where: { Double(nodes[$0].number) == number }) { return found }
      let place = Int(clamping: number) - 1
      return children.indices.contains(place) ? children[place] : nil
    case .string(let name):
      if let found = children.first(where: { nodes[$0].names.contains(name) }) { return found }
      let folded = LottieExpressionNode.folded(name)
      return children.first { nodes[$0].names.contains { LottieExpressionNode.folded($0) == folded } }
    default: return nil
    }
  }

  /// The child of a node of a kind.
  func child(_ kind: LottieExpressionNode.Kind, of node: Int) -> Int? {
    nodes[node].children.first { nodes[$0].kind == kind }
  }

  /// The layer of a composition by the number that layers refer to each other by.
  func layer(_ number: Double, in comp: Int) -> Int? {
    if let directory = directories[comp] { return directory.layers[number] }
    return nodes[comp].children.first { nodes[$0].json["ind"]?.number == number }
  }
}
