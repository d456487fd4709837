import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The appearance of bars and controls that a scene sets by UIKit's `appearance()`, as views draw them.
@MainActor
package final class KitAppearance {
  private static let slot = ContextSlot(.scene) { KitAppearance() }

  /// The appearance set by the scene that runs.
  package static var current: KitAppearance { SceneContext.current[slot] }

  package var navigationBar: (@MainActor () -> NavigationBarAppearance)?
  package var tabBar: (@MainActor () -> TabBarAppearance)?
  package var segments: (@MainActor () -> SegmentAppearance)?
  package var pages: (@MainActor () -> PageDotsAppearance)?
  package var switches: (@MainActor () -> Color?)?
  package var sliders: (@MainActor () -> SliderAppearance)?
  /// The ground of fields to search in.
  package var searchFields: (@MainActor () -> Color?)?

  nonisolated init() {}

  /// A navigation bar's ground, texts and buttons; nil for the system's.
  package struct NavigationBarAppearance {
    package var standard = BarTexts()
    /// Of a bar with no content under it.
    package var edge = BarTexts()
    package var tint: Color?

    package init() {}
  }

  /// The ground and the titles of a bar.
  package struct BarTexts {
    package var ground: Color?
    package var hasLine = true
    package var title = TextAppearance()
    package var largeTitle = TextAppearance()
    /// Of the way back, and the image before it; nil for the chevron.
    package var back = TextAppearance()
    package var backImage: Image?
    /// Of the image; nil for the button's.
    package var backImageColor: Color?

    package init() {}
  }

  /// The font and the colour of a text.
  package struct TextAppearance {
    package var font: Font?
    package var color: Color?

    package init(font: Font? = nil, color: Color? = nil) { (self.font, self.color) = (font, color) }
  }

  /// A tab bar's ground and the colours of its items.
  package struct TabBarAppearance {
    package var ground: Color?
    /// Of a bar with no content under it.
    package var edgeGround: Color?
    package var tint: Color?
    package var unselected: Color?

    package init() {}
  }

  /// The colours and the font of segments.
  package struct SegmentAppearance {
    package var ground: Color?
    package var thumb: Color?
    package var normal = TextAppearance()
    package var selected = TextAppearance()

    package init() {}
  }

  /// The colours of a slider.
  package struct SliderAppearance {
    /// Of the track up to the knob.
    package var filled: Color?
    /// Of the track beyond the knob.
    package var rest: Color?
    package var knob: Color?

    package init(filled: Color?, rest: Color?, knob: Color?) {
      (self.filled, self.rest, self.knob) = (filled, rest, knob)
    }
  }

  /// The colours of the dots of pages.
  package struct PageDotsAppearance {
    package var current: Color?
    package var others: Color?

    package init() {}
  }
}
