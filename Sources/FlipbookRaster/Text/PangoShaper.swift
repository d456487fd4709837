internal import CCairo
internal import CFontconfig
internal import CPango
import FlipbookDiagnostics
import FlipbookPicture
import Foundation

/// A Pango context over the pinned fonts. Not for more than one thread at a time; its owner holds a lock.
///
/// Nothing depends on the machine's locale, resolution or font settings. Text is shaped at a size of its own
/// (``ShapingScale``) without hinting and measured by proportion, so that a size costs nothing new.
final class PangoShaper {
  private let fontMap: UnsafeMutablePointer<PangoFontMap>?
  let context: OpaquePointer?
  /// All fonts, by which names are resolved.
  let collection: FontCollection
  /// Whether characters that a face lacks are taken from others.
  let fallsBack: Bool
  private var resolved: [FontDescriptor: ResolvedFont?] = [:]
  private var descriptions: [DescriptionKey: OpaquePointer] = [:]

  private struct DescriptionKey: Hashable {
    var face: String
    var isItalic: Bool
    var language: String
    var capitals: FontDescriptor.Capitals
  }

  /// Pango asks for it when a script's language is open; a fixed answer keeps the person's settings out. Set once: others may
  /// be reading the environment by the time of the next shaper.
  private static let language: Int32 = setenv("PANGO_LANGUAGE", "en", 1)

  /// Pango reads the machine's font settings when its first map is made, which takes 10 ms and is of no use here. It is content
  /// with settings of any kind, so it is given empty ones.
  private static let hasSettings: Bool = {
    guard let settings = FcConfigCreate() else { return false }
    defer { FcConfigDestroy(settings) }
    return FcConfigSetCurrent(settings) == FcTrue
  }()

  /// - Parameter letters: The few fonts of the collection that are used, without falling back from one to another; nil for
  ///   all fonts.
  init(collection: FontCollection, letters: FontCollection? = nil) {
    self.collection = collection
    fallsBack = letters == nil
    _ = Self.language
    _ = Self.hasSettings
    guard let configuration = (letters ?? collection).configuration, !collection.faces.isEmpty,
      let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    else {
      fontMap = nil
      context = nil
      return
    }
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    fontMap = map
    context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  deinit {
    // Any order: each is freed by itself.
    for description in descriptions.values { pango_font_description_free(description) }
    if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
    if let fontMap { g_object_unref(fontMap) }
  }

  /// The pinned face for a descriptor; nil when no font is installed at all.
  func resolve(_ descriptor: FontDescriptor) -> ResolvedFont? {
    var key = descriptor
    key.size = 1
    key.leading = .standard
    key.lineHeight = nil
    key.hasMonospacedDigits = false
    key.capitals = .normal
    if let known = resolved[key] { return known }
    let font = ResolvedFont(key, in: collection)
    if resolved.count > 1_000 { resolved.removeAll() }
    resolved[key] = .some(font)
    return font
  }

  /// The face that a Pango font stands for.
  func face(of font: UnsafeMutablePointer<PangoFont>) -> FontFace? {
    let pattern = UnsafeMutableRawPointer(font).withMemoryRebound(to: PangoFcFont.self, capacity: 1) {
      pango_fc_font_get_pattern($0)
    }
    var file: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard let pattern, FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else {
      return nil
    }
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    return collection.face(file: String(cString: file), index: Int(index))
  }

  /// Pango's description of a font without its size; owned by the shaper.
  func description(of font: ResolvedFont, face: FontFace, capitals: FontDescriptor.Capitals, language: String)
    -> OpaquePointer?
  {
    let key = DescriptionKey(
      face: face.name, isItalic: font.isItalic, language: language, capitals: capitals)
    if let known = descriptions[key] { return known }
    let description = pango_font_description_new()
    var families = [face.familyOfFile]
    if fallsBack { families += PinnedFonts.fallbackFamilies(serif: font.isSerif, language: language) }
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(face.weight)))
    pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    switch capitals {
    case .normal, .uppercaseSmall: break
    case .small: pango_font_description_set_variant(description, PANGO_VARIANT_ALL_SMALL_CAPS)
    case .lowercaseSmall: pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS)
    }
    descriptions[key] = description
    return description
  }
}
