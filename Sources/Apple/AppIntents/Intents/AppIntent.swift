import Foundation

/// An action of an app that the system can ask for. A film runs it when a button or a toggle of it is tapped.
public protocol AppIntent: Sendable {
  /// The type of the result.
  associatedtype PerformResult: IntentResult
  /// The type of the sentence that shows the parameters.
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary<Self>

  /// A parameter of the intent.
  typealias Parameter = IntentParameter
  /// A sentence with parameters.
  typealias Summary = IntentParameterSummary<Self>

  /// The name of the action.
  static var title: LocalizedStringResource { get }
  /// A text on the action; nil unless the intent says otherwise.
  static var description: IntentDescription? { get }
  /// Whether the app comes to the front; false unless the intent says otherwise. No film asks.
  static var openAppWhenRun: Bool { get }
  /// Whether people find the intent; true unless the intent says otherwise. No film asks.
  static var isDiscoverable: Bool { get }
  /// Who may run the intent; everybody unless the intent says otherwise. No film asks.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// A sentence that shows the parameters; an empty one unless the intent says otherwise. No film asks.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// Makes the intent with the defaults of its parameters.
  init()
  /// Does what the intent stands for.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// Nil.
  public static var description: IntentDescription? { nil }
  /// False.
  public static var openAppWhenRun: Bool { false }
  /// True.
  public static var isDiscoverable: Bool { true }
  /// Everybody.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// Of type `String`, which identifies the intent among others.
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

extension AppIntent where SummaryContent == EmptyParameterSummary<Self> {
  /// Without words.
  public static var parameterSummary: EmptyParameterSummary<Self> { EmptyParameterSummary() }
}
