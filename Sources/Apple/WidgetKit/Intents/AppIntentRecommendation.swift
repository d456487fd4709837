import AppIntents
import Foundation

/// Settings of a widget with a name.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
  /// The settings.
  public let intent: Intent
  /// The name.
  public let description: String

  /// Makes settings with a name.
  public init(intent: Intent, description: String) { (self.intent, self.description) = (intent, description) }
}
