import FlipbookDiagnostics

extension UnsupportedRegister {
  /// Names of intents and live activities.
  static let services: [[UnsupportedName]] = [
    .none("No film shows sentences of parameters.", "IntentParameterSummary.init"),
    .none(
      "Nobody touches a preview of a live activity.", "DynamicIsland.widgetURL",
      "View.activitySystemActionForegroundColor", "ActivityConfiguration.supplementalActivityFamilies"),
  ]
}
