import AuthenticationServices
import FlipbookDiagnostics
import FlipbookMotion
import Foundation
import Testing
import WeatherKit

@Suite("Weather and accounts")
@MainActor struct ServiceTests {
  @Test(
    "kinds of weather have names of words",
    arguments: [
      (WeatherCondition.clear, "Clear"), (.partlyCloudy, "Partly Cloudy"),
      (.isolatedThunderstorms, "Isolated Thunderstorms"),
    ])
  func names(condition: WeatherCondition, name: String) { #expect(condition.description == name) }

  @Test("nobody forecasts the weather, which is reported")
  func weather() async {
    let collector = DiagnosticCollector()
    await DiagnosticCollector.$current.withValue(collector) {
      await #expect(throws: WeatherError.unknown) {
        _ = try await WeatherService.shared.weather(
          for: CLLocation(latitude: 0, longitude: 0), including: .hourly)
      }
    }
    #expect(collector.diagnostics.map(\.code) == ["weather.network"])
  }

  @Test("a request for an account is cancelled")
  func account() async {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    await #expect {
      try await EnvironmentValues().authorizationController.performRequest(request)
    } throws: { ($0 as? ASAuthorizationError)?.code == .canceled }
  }

  @Test("the button for an account is as large as its room")
  func button() throws {
    let view = SignInWithAppleButton(.continue) { _ in
    } onCompletion: { _ in
    }
    .signInWithAppleButtonStyle(.white).frame(width: 200, height: 50)
    #expect(try fills(of: view).first == CGRect(x: 100, y: 175, width: 200, height: 50))
  }
}
