import Flipbook
import FlipbookDrawing
import FlipbookExport
import FlipbookViews

/// A scene that was made for its film, whose size, scale, rate and length are settled.
@MainActor
struct PreparedFilm {
  let title: String
  let background: Color
  let format: FrameFormat
  let maker: SceneMaker
  let made: MadeScene

  /// Makes the scene: once where its film has the size and scale that its kind has by default or that the settings ask for.
  /// Where its own are others, or it is shown to be measured, that is a rehearsal, and it is made for the film after it.
  ///
  /// - Throws: ``FlipbookFailure`` when the size, scale, rate or length is not one a film can have, and as the scene
  ///   itself.
  init(
    _ entry: SceneRegistry.Entry, settings: SceneSettings, resources: DrawingResources, journal: RunJournal?
  ) throws {
    let settings = try Self.placed(settings, entry, resources, journal)
    var maker = SceneMaker(entry, settings: settings, resources: resources, journal: journal)
    var made = try maker.makeFirst()
    let film = FilmDefaults(made.content, settings: settings)
    if let screen = film.screen { maker.setSizeClasses(of: screen) }
    title = film.title ?? entry.name
    let isMeasured = settings.size == nil && film.fitsContent
    let size = Self.size(of: made, film, settings)
    background = settings.isTransparent ? .clear : settings.background ?? film.background
    format = try FrameFormat(
      film, size: size, background: settings.cornerRadius(of: size) == nil ? background : .clear,
      settings: settings, environment: maker.environment, name: entry.name)
    try maker.fit(&made, to: format, isUsedUp: isMeasured)
    (self.maker, self.made) = (maker, made)
  }

  /// The settings with a size and a scale in place of a number of pixels. Where they ask for that, the scene is rehearsed
  /// to learn its own size.
  private static func placed(
    _ settings: SceneSettings, _ entry: SceneRegistry.Entry, _ resources: DrawingResources,
    _ journal: RunJournal?
  ) throws -> SceneSettings {
    guard !settings.pictureScale.isEmpty else { return settings }
    var maker = SceneMaker(entry, settings: settings, resources: resources, journal: journal)
    let made = try maker.makeFirst()
    defer { SceneRun.end(made.context) }
    let film = FilmDefaults(made.content, settings: settings)
    let place = settings.pictureScale.place(
      size(of: made, film, settings), scale: settings.scale ?? film.scale)
    var placed = settings
    (placed.size, placed.scale, placed.pictureScale) = (place.size, place.scale, PictureScale())
    return placed
  }

  /// The size of a scene's film, in points. Views that a film fits are shown to measure them.
  private static func size(of made: MadeScene, _ film: FilmDefaults, _ settings: SceneSettings) -> CGSize {
    if let size = settings.size { return size }
    return film.fitsContent ? made.contentSize(in: film.size) : film.size
  }
}
