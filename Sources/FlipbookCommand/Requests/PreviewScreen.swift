import Flipbook
import FlipbookScenes
import FlipbookViews

/// The screen that a view is shown on, as options name it.
enum PreviewScreen {
  private enum Orientation: String, CaseIterable {
    case portrait
    case landscape
  }

  /// Reads `--device`, `--orientation` and `--layout`.
  static func read(_ options: ParsedOptions, into settings: inout SceneSettings) throws {
    if let device = try options.value("device", device) {
      settings.screen = device.size
      settings.device = device
      settings.scale = settings.scale ?? device.scale
    }
    settings.hasDeviceCorners = options.has("device-corners")
    if settings.hasDeviceCorners, settings.device == nil {
      throw FlipbookFailure("--device-corners needs --device.", .usage)
    }
    if try options.value("orientation", NumberText.word(Orientation.self)) == .landscape {
      let size = settings.screen ?? FilmScreen.phoneSize
      settings.screen = CGSize(width: max(size.width, size.height), height: min(size.width, size.height))
    }
    switch options.values["layout"]?.lowercased() {
    case nil: break
    case "fits": settings.fitsContent = true
    case "device":
      settings.fitsContent = false
      settings.size = settings.size ?? settings.screen ?? FilmScreen.phoneSize
    default:
      let size = try options.value("layout", SizeText.parse)
      settings.size = settings.size ?? size
    }
  }

  private static func device(_ name: String) throws -> DeviceScreen {
    guard let screen = DeviceScreen.named(name) else {
      throw ValueError("is no device that is known; write a name such as 'iPhone 16 Pro' or 'iPad Air'")
    }
    return screen
  }
}
