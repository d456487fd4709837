import Flipbook
import FlipbookDiagnostics
import FlipbookLayerScenes
import FlipbookLayers

/// A prop that a scene reads, as its source says.
package struct DeclaredProp: Equatable, Sendable {
  /// What the scene takes.
  package enum Kind: String, Sendable, CaseIterable {
    case text, number, integer, boolean, color, list, object, any
    /// A list of numbers.
    case numbers
    /// A list of texts.
    case texts
  }

  package var name: String
  package var kind: Kind
  /// The default as the source has it; nil for none.
  package var fallback: String?

  package init(name: String, kind: Kind, fallback: String? = nil) {
    self.name = name
    self.kind = kind
    self.fallback = fallback
  }
}
