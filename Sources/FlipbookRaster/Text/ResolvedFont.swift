import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// The pinned face that a font descriptor comes down to, and what the person has to know about the choice.
struct ResolvedFont: Sendable {
  var face: FontFace
  /// The face for large sizes, where the design has one.
  var display: FontFace?
  /// How the face is set where it stands in for one of the phone's; nil for a face that is set as it is.
  var standIn: StandIn?
  var isSerif: Bool
  /// Whether letters are meant to lean; a face that has no italic is then slanted.
  var isItalic: Bool
  /// Whether the face joins letters to arrows and the like, which text must not do unasked.
  var hasCodeLigatures: Bool
  var diagnostics: [Diagnostic] = []

  /// - Returns: nil when none of the pinned fonts is installed.
  init?(_ descriptor: FontDescriptor, in collection: FontCollection = FontLibrary.collection) {
    var notes: [Diagnostic] = []
    var family: String
    var weight = descriptor.weight
    var isItalic = descriptor.isItalic
    var isSystem = false
    switch descriptor.family {
    case .system(let design):
      family = Self.family(for: design)
      isSystem = true
    case .named(let name):
      let choice = Self.choose(name, in: collection)
      family = choice.family
      isSystem = choice.isSystem
      // A weight or slant in the name counts where none is asked for outside it.
      if weight == 400, let own = choice.weight { weight = own }
      isItalic = isItalic || choice.isItalic
      if let note = choice.diagnostic { notes.append(note) }
    }
    if collection.faces(inFamily: family).isEmpty {
      if !notes.contains(where: { $0.code == "font.fallback" }) {
        notes.append(Self.notInstalled(family))
      }
      guard let any = collection.faces.first else { return nil }
      family = collection.faces(inFamily: "Inter").isEmpty ? any.family : "Inter"
    }
    let width = Int((100 * (1 + descriptor.width)).rounded())
    guard let face = collection.face(family: family, weight: weight, isItalic: isItalic, width: width) else {
      return nil
    }
    if abs(face.width - width) > 12 {
      notes.append(
        Diagnostic(
          .note, code: "font.width",
          message: "\(family) has no condensed or expanded faces; its normal width is used."))
    }
    if abs(face.weight - weight) > 150 {
      notes.append(
        Diagnostic(
          .note, code: "font.weight",
          message: "\(family) has no weight \(weight); \(face.weight) is used."))
    }
    self.face = face
    if isSystem {
      standIn = StandIn(face)
      if family == "Inter" {
        display = collection.face(family: "Inter Display", weight: weight, isItalic: isItalic)
      }
    }
    self.isItalic = isItalic
    isSerif = family.contains("Serif")
    hasCodeLigatures = family == "JetBrains Mono" || family.hasPrefix("Inter")
    diagnostics = notes
  }

  /// The face at a size in points.
  func setting(size: CGFloat) -> FaceSetting {
    guard let standIn else { return FaceSetting(face) }
    return FaceSetting(face, display: display, standIn: standIn, size: size)
  }

  static func family(for design: Font.Design) -> String {
    switch design {
    case .default: "Inter"
    case .serif: "Noto Serif"
    case .rounded: "Quicksand"
    case .monospaced: "JetBrains Mono"
    }
  }

  private struct Choice {
    var family: String
    var weight: Int?
    var isItalic = false
    /// Whether a font of the phone's system was asked for, or one that it has not, in whose place the system's stands.
    var isSystem = false
    var diagnostic: Diagnostic?
  }

  private static func choose(_ name: String, in collection: FontCollection) -> Choice {
    if let face = collection.faces(inFamily: name).first { return Choice(family: face.family) }
    if let face = collection.face(named: name) {
      return Choice(family: face.family, weight: face.weight, isItalic: face.isItalic)
    }
    let style = FontStyleName(name)
    if let face = collection.faces(inFamily: style.family).first {
      return Choice(family: face.family, weight: style.weight, isItalic: style.isItalic)
    }
    for (candidate, style) in [(name, nil), (style.family, style)] as [(String, FontStyleName?)] {
      guard let family = FontAliases.family(for: FontCollection.key(candidate)) else { continue }
      return Choice(
        family: family, weight: style?.weight, isItalic: style?.isItalic ?? false,
        isSystem: FontAliases.isSystem(FontCollection.key(candidate)),
        diagnostic: Diagnostic(
          .note, code: "font.alias", message: "The font “\(name)” is drawn with \(family), which is like it.")
      )
    }
    return Choice(
      family: "Inter", weight: style.weight, isItalic: style.isItalic, isSystem: true,
      diagnostic: Diagnostic(
        .warning, code: "font.fallback",
        message:
          "There is no font “\(name)”; the system face, Inter, is used. `flipbook doctor` lists the fonts."
      ))
  }

  private static func notInstalled(_ family: String) -> Diagnostic {
    Diagnostic(
      .warning, code: "font.fallback",
      message: "\(family) is not installed, so another font is used; `flipbook doctor` says what to install.")
  }
}
