import FlipbookDiagnostics

extension UnsupportedRegister {
  /// Texts, symbols, labels, controls, glass and shapes.
  static let appearance: [[UnsupportedName]] = [
    // Texts
    .visible("Lines keep the height of their font.", "View.lineHeight"),
    .visible("Text keeps its size.", "View.textScale"),
    .visible("Lines are set as for English.", "View.typesettingLanguage"),
    .visible("The direction of a text follows its characters.", "View.writingDirection"),
    .none("A text editor is plain, as on a phone.", "View.textEditorStyle"),
    // Symbols, labels and controls
    .partly("A variable symbol shows its value by color.", "View.symbolVariableValueMode"),
    .partly("Symbols are filled with one color.", "View.symbolColorRenderingMode"),
    .partly("A button is as wide as its label.", "View.buttonSizing"),
    // Shapes and glass
    .visible("Shapes inside keep their own corners.", "View.containerShape"),
    .visible("Each shape of glass is drawn by itself.", "View.glassEffectUnion"),
    .visible("Glass comes and goes by scale and opacity.", "View.glassEffectTransition"),
    .visible("The view ends at its edges.", "View.backgroundExtensionEffect"),
  ]
}
