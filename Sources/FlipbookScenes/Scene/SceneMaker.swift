import Flipbook
import FlipbookDrawing
import FlipbookExport
import FlipbookTime
import FlipbookViews

/// Makes a scene for each of its runs.
@MainActor
struct SceneMaker {
  let entry: SceneRegistry.Entry
  let settings: SceneSettings
  let resources: DrawingResources
  let journal: RunJournal?
  /// The environment of views and clips, with the values of the device.
  private(set) var environment: EnvironmentValues

  init(
    _ entry: SceneRegistry.Entry, settings: SceneSettings, resources: DrawingResources, journal: RunJournal?
  ) {
    (self.entry, self.settings) = (entry, settings)
    (self.resources, self.journal) = (resources, journal)
    environment = EnvironmentValues()
    // An app that asks for a scheme has it on every device.
    environment.colorScheme =
      entry.module.flatMap(ModuleResources.colorScheme) ?? settings.colorScheme
    environment.dynamicTypeSize = settings.dynamicTypeSize
    environment.layoutDirection = settings.layoutDirection
    environment.isContrastIncreased = settings.isContrastIncreased
    environment.prefersBoldText = settings.prefersBoldText
    if let screen = settings.screen { setSizeClasses(of: screen) }
  }

  /// Gives views the size classes of a device: a tablet's are regular, a phone's compact but for its longer side, and across
  /// on its side only where it is a large one.
  mutating func setSizeClasses(of screen: CGSize) {
    let (short, isUpright) = (min(screen.width, screen.height), screen.height >= screen.width)
    let isTablet = short >= 700
    environment.horizontalSizeClass = isTablet || (!isUpright && short >= 414) ? .regular : .compact
    environment.verticalSizeClass = isTablet || isUpright ? .regular : .compact
  }

  /// Makes the scene in a new context, which is entered.
  ///
  /// - Parameters:
  ///   - size: The screen's, in points.
  ///   - scale: Pixels for each point.
  /// - Throws: ``FlipbookFailure`` when a file of layers can't be read.
  mutating func make(size: CGSize, scale: Double) throws -> MadeScene {
    journal?.record(.making(scene: entry.name))
    environment.displayScale = scale
    return try MadeScene(
      entry, size: size, scale: scale, settings: settings, environment: environment, resources: resources)
  }

  /// Makes the scene in the size and scale that the settings ask for, else in those of its kind.
  ///
  /// - Throws: ``FlipbookFailure`` when a file of layers can't be read.
  mutating func makeFirst() throws -> MadeScene {
    let isClip = entry.kind == .clip
    return try make(
      size: settings.size ?? (isClip ? FilmScreen.clipSize : settings.screen ?? FilmScreen.phoneSize),
      scale: settings.scale ?? (isClip ? 1 : 2))
  }

  /// Gives a made scene the screen of its film.
  ///
  /// Views may have read their screen while they were made, so they are made again where it differs or where they were
  /// shown to be measured. Drawn clips and layers read it as they draw.
  mutating func fit(_ made: inout MadeScene, to format: FrameFormat, isUsedUp: Bool) throws {
    let isSame = (FilmScreen.size, FilmScreen.scale) == (format.size, format.scale)
    guard made.view == nil else {
      if isSame, !isUsedUp { return }
      SceneRun.end(made.context)
      made = try make(size: format.size, scale: format.scale)
      return
    }
    (FilmScreen.size, FilmScreen.scale) = (format.size, format.scale)
    environment.displayScale = format.scale
  }

  /// The player of a made scene.
  func player(of made: MadeScene, format: FrameFormat, background: Color) -> ScenePlayer {
    FilmClock.frameDuration = format.time(of: 1)
    return ScenePlayer(
      made, size: format.size, settings: settings, environment: environment, background: background,
      resources: resources)
  }
}
