import FlipbookDrawing
import FlipbookMotion
import Foundation

extension EnvironmentValues {
  /// Whether assistive access is on: always false.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Whether content should be anchored other than to the head: always false.
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
  /// The contrast asked for: `standard` unless `--contrast increased`.
  public var colorSchemeContrast: ColorSchemeContrast { isContrastIncreased ? .increased : .standard }
  /// Whether switch control is on: always false.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether quick actions are on: always false.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether the large content viewer is on: always false.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether flashing lights are dimmed: always false.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated images play: always true.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// The weight for legibility: `regular` unless `--legibility bold`.
  public var legibilityWeight: LegibilityWeight? { prefersBoldText ? .bold : .regular }
  /// Whether an assistive technology is on: always false.
  public var accessibilityEnabled: Bool { false }
  /// Whether to differ by more than colour: always false.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether colours are inverted: always false.
  public var accessibilityInvertColors: Bool { false }
  /// Whether VoiceOver is on: always false.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether buttons show their shapes: always false.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether the screen is dimmed: always false.
  public var isLuminanceReduced: Bool { false }
}
