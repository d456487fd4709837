import FlipbookDrawing
import FlipbookMotion
import Foundation

/// As what something is presented where there is less room; in a film as on a telephone.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")

  /// Whether a phone would present something else than a film does.
  var differsFromPhone: Bool { self != .automatic && self != .sheet }
}

/// What a drag in a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How large a sheet is where there is room; on a telephone it is as large as its detents.
public protocol PresentationSizing {}

public struct AutomaticPresentationSizing: PresentationSizing {
  public func fitted(horizontal: Bool = true, vertical: Bool = true) -> some PresentationSizing { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
  public static var fitted: AutomaticPresentationSizing { AutomaticPresentationSizing() }
  public static var form: AutomaticPresentationSizing { AutomaticPresentationSizing() }
  public static var page: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension View {
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation, file: String = #fileID, line: Int = #line
  ) -> some View {
    unsupported("View.presentationCompactAdaptation", when: adaptation.differsFromPhone, file, line)
  }
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation, file: String = #fileID, line: Int = #line
  ) -> some View {
    unsupported("View.presentationCompactAdaptation", when: horizontalAdaptation.differsFromPhone, file, line)
  }
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }

  /// A view that stands at the trailing side where there is room; in a film it comes up as a sheet.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V)
    -> some View
  {
    sheet(isPresented: isPresented, content: content)
  }
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    self
  }
}
