import AuthenticationServices
import Contacts
import FlipbookDiagnostics
import FlipbookMotion
import Foundation
import Testing
import WeatherKit

@Suite("Weather and accounts")
@MainActor struct ServiceTests {
  @Test("no account is found by its name")
  func credentials() async throws {
    let provider = ASAuthorizationAppleIDProvider()
    #expect(try await provider.credentialState(forUserID: "000") == .notFound)
  }

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

  @Test("a page of the web on which somebody signs in starts once")
  func webSession() {
    let session = ASWebAuthenticationSession(
      url: URL(string: "https://example.com")!, callbackURLScheme: "app"
    ) { _, _ in }
    #expect(session.canStart)
    #expect(session.start() && !session.canStart && !session.start())
    #expect(ASWebAuthenticationSessionError(.canceledLogin).code == .canceledLogin)
    #expect(noErr == 0)
  }

  @Test("an address has the lines of an envelope")
  func address() {
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state) = ("450 Serra Mall", "Stanford", "CA")
    (address.postalCode, address.country) = ("94305", "USA")
    #expect(CNPostalAddressFormatter().string(from: address) == "450 Serra Mall\nStanford CA 94305\nUSA")
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
