import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The appearance of bars and controls that a scene sets by UIKit's `appearance()`, as views draw them.
@MainActor
package final class KitLooks {
  private static let slot = ContextSlot(.scene) { KitLooks() }

  /// The looks of the scene that runs.
  package static var current: KitLooks { SceneContext.current[slot] }

  package var navigationBar: (@MainActor () -> NavigationBarLook)?
  package var tabBar: (@MainActor () -> TabBarLook)?
  package var segments: (@MainActor () -> SegmentLook)?
  package var pages: (@MainActor () -> PageDotsLook)?
  package var switches: (@MainActor () -> Color?)?
  package var sliders: (@MainActor () -> SliderLook)?

  nonisolated init() {}

  /// A navigation bar's ground, texts and buttons; nil for the system's.
  package struct NavigationBarLook {
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
    package var title = TextLook()
    package var largeTitle = TextLook()
    /// Of the way back, and the image before it; nil for the chevron.
    package var back = TextLook()
    package var backImage: Image?
    /// Of the image; nil for the button's.
    package var backImageColor: Color?

    package init() {}
  }

  /// The font and the colour of a text.
  package struct TextLook {
    package var font: Font?
    package var color: Color?

    package init(font: Font? = nil, color: Color? = nil) { (self.font, self.color) = (font, color) }
  }

  /// A tab bar's ground and the colours of its items.
  package struct TabBarLook {
    package var ground: Color?
    /// Of a bar with no content under it.
    package var edgeGround: Color?
    package var tint: Color?
    package var unselected: Color?

    package init() {}
  }

  /// The colours and the font of segments.
  package struct SegmentLook {
    package var ground: Color?
    package var thumb: Color?
    package var normal = TextLook()
    package var selected = TextLook()

    package init() {}
  }

  /// The colours of a slider.
  package struct SliderLook {
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
  package struct PageDotsLook {
    package var current: Color?
    package var others: Color?

    package init() {}
  }
}
