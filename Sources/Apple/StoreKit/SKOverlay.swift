import Flipbook
import Foundation

/// The page of another app at the bottom of the screen. A film reaches no store.
public enum SKOverlay {
  /// The place of the page.
  public enum Position: Int, Hashable, Sendable {
    case bottom = 0
    case bottomRaised
  }

  /// The page that is shown.
  public class Configuration {}

  /// The page of an app.
  public final class AppConfiguration: Configuration {
    /// The number of the app.
    public var appIdentifier: String
    /// The place of the page.
    public var position: Position
    /// The campaign that is counted; nil for none. Has no effect.
    public var campaignToken: String?
    /// The one who is paid; nil for none. Has no effect.
    public var providerToken: String?
    /// Whether the person may close the page. Has no effect.
    public var userDismissible = true

    /// Makes a page.
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
    }
  }

  /// The page of the app that the clip is a part of.
  public final class AppClipConfiguration: Configuration {
    /// The place of the page.
    public var position: Position

    /// Makes a page.
    public init(position: Position) { self.position = position }
  }
}

extension View {
  /// Has no effect. A film shows no page of the store's.
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { self }
}
