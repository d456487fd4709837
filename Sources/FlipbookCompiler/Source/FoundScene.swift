/// A type of a scene file that a scene can be made from, or a preview.
struct FoundScene: Equatable {
  enum Kind: Equatable {
    case clip
    case app
    /// A type that conforms to `PreviewProvider`.
    case previewProvider
    /// A `#Preview`, by the name of the type that is put in its place.
    case previewMacro(type: String)
    case view
    /// A class of view controllers.
    case controller
    /// A class of UIKit's views.
    case uiView
    /// An application's delegate, which shows a window.
    case application
    /// A window scene's delegate, which shows a window.
    case sceneDelegate
  }

  var kind: Kind
  /// The type's name with the types around it: `Intro` or `Chapter.Intro`; of a `#Preview`, its title.
  var name: String
  /// Where its declaration starts, from 1.
  var line: Int
  /// The `#if` conditions that must all hold for it to exist, as source text.
  var conditions: [String]
  /// The properties that have to be given when one is made.
  var needed: [String] = []
  /// The same with values to show it with, where it is known how to make them: the arguments of a call.
  var sample: String?
  var isGeneric = false
  /// Calls that follow the making of a preview's view, for its traits.
  var modifiers = ""
  /// The traits of a `#Preview`, as they stand in the source.
  var traits: [String] = []
  /// Whether a `#Preview` has state of its own.
  var hasState = false
  /// The types that it mentions, of a preview.
  var shows: Set<String> = []
  /// Whether no other view of the file shows it.
  var isOutermost = true

  /// Whether one can be made from nothing.
  var isComplete: Bool { needed.isEmpty && !isGeneric }
}
