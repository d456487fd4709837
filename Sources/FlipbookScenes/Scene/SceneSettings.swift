import Foundation
import Flipbook
import FlipbookDrawing
import FlipbookExport
import FlipbookViews

/// The settings of a scene for a run: the clip's own choices with what the command line puts in their place.
package struct SceneSettings {
  /// In points; nil for the clip's own.
  package var size: CGSize?
  /// Pixels per point; nil for 1 where there is a clip and 2 where there is a bare view.
  package var scale: Double?
  /// How large the picture is in pixels, apart from the size in points.
  package var pictureScale = PictureScale()
  /// Colours that the scene knows by name, beside those of its catalogues.
  package var colors: [String: AssetCatalog.NamedColor] = [:]
  /// Frames a second; nil for the clip's own.
  package var frameRate: FrameRate?
  /// In seconds; nil for the clip's own.
  package var duration: TimeInterval?
  /// The background of the picture; nil for the clip's own.
  package var background: Color?
  /// Whether nothing lies under the picture, whatever the background.
  package var isTransparent = false
  package var colorScheme = ColorScheme.light
  /// How large texts are in fonts that follow it.
  package var dynamicTypeSize = DynamicTypeSize.large
  /// Which way lines run and rows begin.
  package var layoutDirection = LayoutDirection.leftToRight
  /// Whether more contrast is asked for.
  package var isContrastIncreased = false
  /// Whether heavier text is asked for.
  package var prefersBoldText = false
  /// The language and region; those of the United States unless set.
  package var locale = Locale(identifier: "en_US")
  /// The screen of bare views and previews, in points; nil for a phone's.
  package var screen: CGSize?
  /// The device that covers parts of the screen, where views fill it; nil for a film without safe areas.
  package var device: DeviceScreen?
  /// Whether the picture has the corners of the device's display; what lies outside is see-through.
  package var hasDeviceCorners = false
  /// Whether a view's film is as large as the view, whatever its own choice; nil for its own.
  package var fitsContent: Bool?
  package var seed: UInt64 = 0
  /// The date at the film's beginning.
  package var date = Date(timeIntervalSinceReferenceDate: 0)
  package var props = Props()
  /// Taps on what is shown, for scenes made of views.
  package var taps: [ScriptedTap] = []
  /// The other interactions.
  package var script = InteractionScript()
  /// Whether the controls are touched in turn when nothing else is done and nothing moves.
  package var playsAlone = false

  /// The renderer of the frames.
  package var renderer = Renderer.fast

  /// The limits on the cost of the scene.
  package var limits = CostLimits()
  /// Notes the words that are laid out; nil for none.
  package var textJournal: TextJournal?
  /// Folders of fonts beside the pinned ones.
  package var fontFolders: [String] = []
  /// Folders beside its own that a layer scene may read pictures from.
  package var readableFolders: [String] = []

  package init() {}

  /// The radius of a picture's corners in points; nil for a rectangular one.
  func cornerRadius(of size: CGSize) -> CGFloat? {
    guard hasDeviceCorners, fills(size), let radius = device?.cornerRadius, radius > 0 else { return nil }
    return radius
  }

  /// Whether a picture is as large as the device's screen, upright or on its side.
  package func fills(_ size: CGSize) -> Bool {
    guard let screen = device?.size else { return false }
    return size == screen || size == CGSize(width: screen.height, height: screen.width)
  }
}
