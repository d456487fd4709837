import FlipbookDiagnostics
import FlipbookPicture
import Foundation

/// The pinned face that a font descriptor comes down to, and what the person has to know about the choice.
struct ResolvedFont: Sendable {
  var face: FontFace
  /// The face for large sizes, where the design has one.
  var display: FontFace?
  /// The face that the spacing of the phone is measured against; nil where the face keeps its own.
  var measured: FontFace?
  /// How the face is set where it stands in for one of the phone's; nil for a face that is set as it is.
  var standIn: StandIn?
  var isSerif: Bool
  /// Whether letters are meant to lean; a face that has no italic is then slanted.
  var isItalic: Bool
  /// Whether the face joins letters to arrows and the like, which text must not do unasked.
  var hasCodeLigatures: Bool
  var diagnostics: [Diagnostic] = []

  /// Whether the face is the phone's own.
  private var isGenuine = false
  /// Whether the face stands in for the rounded design.
  private var isRounded = false
  /// Whether space is added by size to the phone's own face.
  private var isTracked = false

  /// - Returns: nil when none of the pinned fonts is installed.
  init?(_ descriptor: FontDescriptor, in collection: FontCollection = FontLibrary.collection) {
    var notes: [Diagnostic] = []
    var weight = descriptor.weight
    var isItalic = descriptor.isItalic
    var design: FontDescriptor.Design?
    var family = "Inter"
    var own: [FontFace] = []
    switch descriptor.family {
    case .system(let asked): design = asked
    case .named(let name):
      let choice = Self.choose(name, in: collection)
      (family, own, design) = (choice.family, choice.own, choice.design)
      // A weight or slant in the name counts where none is asked for outside it.
      if weight == 400, let own = choice.weight { weight = own }
      isItalic = isItalic || choice.isItalic
      if choice.isUnknown { (weight, isItalic) = (400, false) }
      if let note = choice.diagnostic { notes.append(note) }
    }
    let width = Int((100 * (1 + descriptor.width)).rounded())
    func nearest(_ faces: [FontFace]) -> FontFace? {
      FontCollection.nearest(faces, weight: weight, isItalic: isItalic, width: width)
    }
    if let design {
      family = Self.family(for: design)
      own = Self.genuine(design, in: collection)
      if let face = nearest(own) {
        (isGenuine, isTracked) = (true, design == .default)
        display = nearest(collection.ownFaces(inFamily: "SF Pro Display"))
        notes.removeAll { $0.code == "font.alias" }
        family = face.family
      }
    }
    if own.isEmpty, collection.faces(inFamily: family).isEmpty {
      if !notes.contains(where: { $0.code == "font.fallback" }) { notes.append(Self.notInstalled(family)) }
      guard let any = collection.faces.first else { return nil }
      family = collection.faces(inFamily: "Inter").isEmpty ? any.family : "Inter"
    }
    guard let face = nearest(own.isEmpty ? collection.faces(inFamily: family) : own) else { return nil }
    self.face = face
    self.isItalic = isItalic
    if design != nil, !isGenuine {
      standIn = StandIn(face)
      isRounded = design == .rounded
      if family == "Inter" { display = nearest(collection.faces(inFamily: "Inter Display")) }
      // The phone's rounded letters have the rooms of its plain ones, within 1.5 %.
      if design == .default || design == .rounded {
        measured = family == "Inter" ? face : nearest(collection.faces(inFamily: "Inter"))
      }
    }
    isSerif = family.contains("Serif") || design == .serif
    hasCodeLigatures = own.isEmpty && (family == "JetBrains Mono" || family.hasPrefix("Inter"))
    diagnostics = notes + Self.notes(on: face, weight: weight, width: width)
  }

  /// Reports the traits asked for that the nearest face lacks.
  private static func notes(on face: FontFace, weight: Int, width: Int) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    if abs(face.width - width) > 12 {
      notes.append(
        Diagnostic(
          .note, code: "font.width",
          message: "\(face.family) has no condensed or expanded faces; its normal width is used."))
    }
    if abs(face.weight - weight) > 150 {
      notes.append(
        Diagnostic(
          .note, code: "font.weight",
          message: "\(face.family) has no weight \(weight); \(face.weight) is used."))
    }
    return notes
  }

  /// The face at a size in points.
  func setting(size: CGFloat) -> FaceSetting {
    if isGenuine { return FaceSetting(genuine: face, display: display, isTracked: isTracked, size: size) }
    guard let standIn else { return FaceSetting(face) }
    return FaceSetting(
      face, display: display, measured: measured, standIn: standIn, size: size, isRounded: isRounded)
  }

  /// The phone's own faces of a design, where someone has put them among the fonts.
  private static func genuine(_ design: FontDescriptor.Design, in collection: FontCollection) -> [FontFace] {
    let families: [String] =
      switch design {
      case .default: ["SF Pro Text", "SF Pro", "SF Pro Display", "SF UI Text"]
      case .serif: ["New York", "New York Small"]
      case .rounded: ["SF Pro Rounded"]
      case .monospaced: ["SF Mono"]
      }
    return families.lazy.map { collection.ownFaces(inFamily: $0) }.first { !$0.isEmpty } ?? []
  }

  static func family(for design: FontDescriptor.Design) -> String {
    switch design {
    case .default: "Inter"
    case .serif: "Noto Serif"
    case .rounded: "Quicksand"
    case .monospaced: "JetBrains Mono"
    }
  }

  private struct Choice {
    var family: String
    /// The project's or the person's faces of the family, which take precedence over the pinned ones.
    var own: [FontFace] = []
    var weight: Int?
    var isItalic = false
    /// Set where a font of the phone's system was asked for.
    var design: FontDescriptor.Design?
    /// Set where there is no font of the name: what stands in its place has one weight and no slant.
    var isUnknown = false
    var diagnostic: Diagnostic?
  }

  private static func choose(_ name: String, in collection: FontCollection) -> Choice {
    let style = FontStyleName(name)
    // A design of the system's is looked for by design, so that its sizes and weights are right.
    if FontAliases.design(for: FontCollection.key(name)) == nil,
      FontAliases.design(for: FontCollection.key(style.family)) == nil,
      let choice = chooseOwn(name, style, in: collection)
    {
      return choice
    }
    if let face = collection.faces(inFamily: name).first { return Choice(family: face.family) }
    if let face = collection.face(named: name) {
      return Choice(family: face.family, weight: face.weight, isItalic: face.isItalic)
    }
    if let face = collection.faces(inFamily: style.family).first {
      return Choice(family: face.family, weight: style.weight, isItalic: style.isItalic)
    }
    for (candidate, style) in [(name, nil), (style.family, style)] as [(String, FontStyleName?)] {
      guard let family = FontAliases.family(for: FontCollection.key(candidate)) else { continue }
      return Choice(
        family: family, weight: style?.weight ?? FontAliases.weight(for: FontCollection.key(candidate)),
        isItalic: style?.isItalic ?? false, design: FontAliases.design(for: FontCollection.key(candidate)),
        diagnostic: Diagnostic(
          .note, code: "font.alias", message: "The font “\(name)” is drawn with \(family), which is like it.")
      )
    }
    // The phone takes Helvetica where there is no font of a name.
    return Choice(
      family: "Liberation Sans", isUnknown: true,
      diagnostic: Diagnostic(
        .warning, code: "font.fallback",
        message:
          "There is no font “\(name)”; Liberation Sans, which is like the phone's Helvetica, is used. "
          + "`flipbook doctor` lists the fonts."
      ))
  }

  /// The choice among the fonts of the project and of the person.
  private static func chooseOwn(_ name: String, _ style: FontStyleName, in collection: FontCollection)
    -> Choice?
  {
    if let face = collection.ownFace(named: name) {
      return Choice(family: face.family, own: [face], weight: face.weight, isItalic: face.isItalic)
    }
    for (family, style) in [(name, nil), (style.family, style)] as [(String, FontStyleName?)] {
      let own = collection.ownFaces(inFamily: family)
      guard let face = own.first else { continue }
      return Choice(
        family: face.family, own: own, weight: style?.weight, isItalic: style?.isItalic ?? false)
    }
    return nil
  }

  private static func notInstalled(_ family: String) -> Diagnostic {
    Diagnostic(
      .warning, code: "font.fallback",
      message: "\(family) is not installed, so another font is used; `flipbook doctor` says what to install.")
  }
}
