import Flipbook
import FlipbookDiagnostics
import Foundation

/// Nodes that files of Xcode's editors describe.
@MainActor @preconcurrency
public protocol _SKFileNode {}

// No constraint to classes: initializers of those can't choose their object.
extension _SKFileNode {
  /// Makes the node at the top of a file of Xcode's editors for scenes and particles; nil for no such file.
  ///
  /// - Parameter filename: With or without the extension `sks`.
  public init?(fileNamed filename: String) {
    guard let type = Self.self as? SKNode.Type, let path = NodeFile.path(of: filename),
      let node = NodeFile(path: path)?.node(asked: type) as? Self
    else { return nil }
    self = node
  }
}
