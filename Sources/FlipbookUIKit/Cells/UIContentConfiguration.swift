import FlipbookDrawing
import Foundation

/// The state that a cell shows.
@MainActor @preconcurrency
public protocol UIConfigurationState {}

/// A cell's state.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  public var isSelected = false
  public var isHighlighted = false
  public var isEditing = false
  public var isDisabled = false
  public var isFocused = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false

  public init() {}
}

extension UIConfigurationState {
  /// Whether a device gives a cell other colors in this state.
  var differsFromNormal: Bool {
    guard let state = self as? UICellConfigurationState else { return false }
    return state.isSelected || state.isHighlighted || state.isDisabled
  }
}

/// Describes a view that shows content.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
@MainActor @preconcurrency
public protocol UIContentView: UIView {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// What lies behind the content of a cell or a button.
@MainActor @preconcurrency
public struct UIBackgroundConfiguration {
  public var customView: UIView?
  /// In points.
  public var cornerRadius: CGFloat {
    get { ownCornerRadius ?? 0 }
    set { ownCornerRadius = newValue }
  }
  var ownCornerRadius: CGFloat?
  public var backgroundInsets = NSDirectionalEdgeInsets()
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var strokeColor: UIColor?
  /// In points.
  public var strokeWidth: CGFloat = 0

  public init() {}

  public static func clear() -> UIBackgroundConfiguration {
    var own = UIBackgroundConfiguration()
    own.backgroundColor = .clear
    return own
  }

  public static func listPlainCell() -> UIBackgroundConfiguration {
    var own = UIBackgroundConfiguration()
    own.backgroundColor = .systemBackground
    return own
  }

  public static func listGroupedCell() -> UIBackgroundConfiguration {
    var own = UIBackgroundConfiguration()
    own.backgroundColor = .secondarySystemGroupedBackground
    return own
  }

  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    unsupported("UIBackgroundConfiguration.updated", when: state.differsFromNormal)
    return self
  }
}

/// Makes one colour of another.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }
  @MainActor public static let grayscale = UIConfigurationColorTransformer { color in
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    return color.getWhite(&white, alpha: &alpha) ? UIColor(white: white, alpha: alpha) : color
  }
}

/// The view of a background configuration.
final class BackgroundView: UIView {
  private var custom: UIView?
  private var insets = UIEdgeInsets.zero
  private let pane = UIView()

  init(_ configuration: UIBackgroundConfiguration) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(pane)
    show(configuration)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ configuration: UIBackgroundConfiguration) {
    let color = configuration.backgroundColor
    pane.backgroundColor = color.map { configuration.backgroundColorTransformer?($0) ?? $0 }
    pane.layer.cornerRadius = configuration.cornerRadius
    pane.layer.borderColor = configuration.strokeColor?.cgColor
    pane.layer.borderWidth = configuration.strokeColor == nil ? 0 : configuration.strokeWidth
    let own = configuration.backgroundInsets
    insets = UIEdgeInsets(top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
    if custom !== configuration.customView {
      custom?.removeFromSuperview()
      custom = configuration.customView
      if let custom { pane.addSubview(custom) }
    }
    pane.clipsToBounds = custom != nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pane.frame = bounds.inset(by: insets)
    custom?.frame = pane.bounds
  }
}
