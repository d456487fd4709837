import FlipbookDrawing
import FlipbookViews
import Foundation

/// A button that shares the place of the device once. A film has no place on the earth: the button does its action alone.
public struct LocationButton: View {
  /// The words of a button.
  public struct Title: Hashable, Sendable {
    let text: String
    /// The present place.
    public static let currentLocation = Title(text: "Current Location")
    /// To send the present place.
    public static let sendCurrentLocation = Title(text: "Send Current Location")
    /// To send the own present place.
    public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
    /// To share the present place.
    public static let shareCurrentLocation = Title(text: "Share Current Location")
    /// To share the own present place.
    public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
  }

  private let title: Title
  private let action: @MainActor () -> Void

  /// Makes a button; its words are the present place unless set.
  public init(_ title: Title? = nil, action: @escaping @MainActor () -> Void) {
    (self.title, self.action) = (title ?? .currentLocation, action)
  }

  /// A symbol and the words in white on the tint.
  public var body: some View {
    Button(action: action) {
      Label(title.text, systemImage: "location.fill").foregroundStyle(.white)
        .padding(.horizontal, 12).padding(.vertical, 8)
        .background(.tint, in: RoundedRectangle(cornerRadius: 6))
    }
    .buttonStyle(.plain)
  }
}
