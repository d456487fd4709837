import FlipbookDrawing
import Foundation

/// A mark at the right of a list's cell.
@MainActor @preconcurrency
public struct UICellAccessory {
  private let make: (UIColor) -> UIView?

  private static func symbol(_ name: String, _ size: CGFloat, _ color: UIColor?) -> UICellAccessory {
    UICellAccessory { tint in
      let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
      let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
      view.tintColor = color ?? tint
      return view
    }
  }

  /// Returns a grey arrow to the right.
  public static func disclosureIndicator() -> UICellAccessory { symbol("chevron.right", 14, .tertiaryLabel) }
  /// Returns a check mark in the tint.
  public static func checkmark() -> UICellAccessory { symbol("checkmark", 17, nil) }
  /// Returns an encircled i in the tint.
  public static func detail() -> UICellAccessory { symbol("info.circle", 20, nil) }
  /// Returns a grey text.
  public static func label(text: String) -> UICellAccessory {
    UICellAccessory { _ in
      let label = UILabel()
      label.text = text
      label.textColor = .secondaryLabel
      label.sizeToFit()
      return label
    }
  }

  func makeView(tint: UIColor) -> UIView? { make(tint) }
}
