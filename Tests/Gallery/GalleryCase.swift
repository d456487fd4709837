import Flipbook
import FlipbookScenes
import FlipbookTestSupport
import FlipbookViews

/// A control, a container or a transition as people see it, in a picture that a person has approved.
package struct GalleryCase: Sendable, CustomStringConvertible {
  package let area: GalleryArea
  /// What is to be seen, in a few words.
  package let sentence: String
  /// In points.
  package let size: CGSize
  /// Pixels per point.
  package let scale: Double
  /// The moments that are shown, in seconds, ascending.
  package let times: [Double]
  package let script: [InteractionStep]
  package let entry: @MainActor @Sendable () -> SceneRegistry.Entry

  package init(
    _ area: GalleryArea, _ sentence: String, size: CGSize, scale: Double, times: [Double],
    script: [InteractionStep] = [], entry: @escaping @MainActor @Sendable () -> SceneRegistry.Entry
  ) {
    self.area = area
    self.sentence = sentence
    self.size = size
    self.scale = scale
    self.times = times
    self.script = script
    self.entry = entry
  }

  /// `gallery-area/sentence-in-small-letters`: the golden's name without its extension.
  package var name: String { GoldenStore.name(area: "gallery-\(area.rawValue)", sentence: sentence) }

  /// The golden's path below `goldens`.
  package var file: String { name + ".png" }

  package var description: String { "\(area.rawValue): \(sentence)" }

  /// A part of a screen: two pixels a point.
  package static func part<V: View>(
    _ area: GalleryArea, _ sentence: String, width: Double = 160, height: Double = 56,
    at times: [Double] = [0.5],
    script: [InteractionStep] = [], @ViewBuilder content: @escaping @MainActor @Sendable () -> V
  ) -> GalleryCase {
    GalleryCase(
      area, sentence, size: CGSize(width: width, height: height), scale: 2, times: times, script: script
    ) {
      SceneRegistry.Entry(name: sentence, kind: .view) { .view(AnyView(content())) }
    }
  }

  /// A whole screen, smaller than a phone's: one pixel a point.
  package static func screen<V: View>(
    _ area: GalleryArea, _ sentence: String, width: Double = 320, height: Double = 480,
    at times: [Double] = [0.5], script: [InteractionStep] = [],
    @ViewBuilder content: @escaping @MainActor @Sendable () -> V
  ) -> GalleryCase {
    GalleryCase(
      area, sentence, size: CGSize(width: width, height: height), scale: 1, times: times, script: script
    ) {
      SceneRegistry.Entry(name: sentence, kind: .view) { .view(AnyView(content())) }
    }
  }

  /// A screen of UIKit's.
  package static func controller(
    _ area: GalleryArea, _ sentence: String, width: Double = 320, height: Double = 480,
    at times: [Double] = [0.5], script: [InteractionStep] = [],
    content: @escaping @MainActor @Sendable () -> UIViewController
  ) -> GalleryCase {
    GalleryCase(
      area, sentence, size: CGSize(width: width, height: height), scale: 1, times: times, script: script
    ) {
      SceneRegistry.Entry(name: sentence, kind: .view) { .view(AnyView(UIKitScene(.controller(content)))) }
    }
  }

  /// A control of UIKit's in the middle of a plain view: two pixels a point.
  package static func control(
    _ area: GalleryArea, _ sentence: String, width: Double = 160, height: Double = 56,
    at times: [Double] = [0.5],
    script: [InteractionStep] = [], content: @escaping @MainActor @Sendable () -> UIView
  ) -> GalleryCase {
    GalleryCase(
      area, sentence, size: CGSize(width: width, height: height), scale: 2, times: times, script: script
    ) {
      SceneRegistry.Entry(name: sentence, kind: .view) {
        .view(AnyView(UIKitScene(.controller { CenteringController(content()) })))
      }
    }
  }
}
