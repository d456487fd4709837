import FlipbookDiagnostics
import Foundation

/// Archives, by which scenes copy views.
extension UIView {
  private static let stateKey = "FlipbookState"
  private static let subviewsKey = "UISubviews"

  func archive(to coder: NSCoder) {
    guard coder is NSKeyedArchiver else { return }
    warnOfLosses()
    let base = archivedBase()
    let own = (self as? any ArchivedView)?.archivedState()
    let number = ViewArchives.current.add { view in
      base(view)
      own?(view)
    }
    coder.encode(number, forKey: Self.stateKey)
    coder.encode((self as? any ArchivedView)?.archivedSubviews ?? subviews, forKey: Self.subviewsKey)
  }

  func restore(from coder: NSCoder) {
    guard coder is NSKeyedUnarchiver, coder.containsValue(forKey: Self.stateKey) else { return }
    ViewArchives.current[coder.decodeInteger(forKey: Self.stateKey)]?(self)
    for view in coder.decodeObject(forKey: Self.subviewsKey) as? [UIView] ?? [] { addSubview(view) }
  }

  private func archivedBase() -> ViewArchives.Restore {
    let (bounds, center, transform) = (bounds, center, transform)
    let (alpha, isHidden, isOpaque, background, tint) = (alpha, isHidden, isOpaque, backgroundColor, ownTint)
    let (contentMode, clips, tag) = (contentMode, clipsToBounds, tag)
    let (takesTouches, resizing) = (isUserInteractionEnabled, autoresizingMask)
    let (resizes, translates) = (autoresizesSubviews, translatesAutoresizingMaskIntoConstraints)
    return { view in
      (view.bounds, view.center, view.transform) = (bounds, center, transform)
      (view.alpha, view.isHidden, view.isOpaque) = (alpha, isHidden, isOpaque)
      (view.backgroundColor, view.ownTint) = (background, tint)
      (view.contentMode, view.clipsToBounds, view.tag) = (contentMode, clips, tag)
      (view.isUserInteractionEnabled, view.autoresizingMask) = (takesTouches, resizing)
      (view.autoresizesSubviews, view.translatesAutoresizingMaskIntoConstraints) = (resizes, translates)
    }
  }

  /// The nearest class of the view that an archive can name: one that lies in no other declaration and isn't private.
  nonisolated static func archivedClass(of type: UIView.Type) -> UIView.Type {
    var next: AnyClass? = type
    while let current = next as? UIView.Type {
      let name = String(reflecting: current)
      if !name.contains("("), name.split(separator: ".").count == 2 { return current }
      next = _getSuperclass(current)
    }
    return UIView.self
  }

  private func warnOfLosses() {
    let type = Swift.type(of: self)
    let known = Self.archivedClass(of: type)
    if known != type {
      DiagnosticCollector.current.warn(
        "view.archive",
        "An archive can't name \(type), which is private or lies in another type: the copy is a \(known).")
    }
    let isOurs = String(reflecting: type).hasPrefix("FlipbookUIKit.")
    if isOurs, type != UIView.self, !(self is any ArchivedView) {
      DiagnosticCollector.current.warn(
        "view.archive", "The copy of a \(type) by an archive has its place and looks, but not its state.")
    }
    if !heldConstraints.isEmpty {
      DiagnosticCollector.current.warn(
        "view.archive", "The copy of a \(type) by an archive is without its constraints.")
    }
  }
}
