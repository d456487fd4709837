import Foundation

/// The button that asks for an account of Apple's: its logo and a text on black, white, or white with a line.
public struct SignInWithAppleButton: View {
  /// The caption of the button.
  public enum Label: Sendable {
    /// “Sign in with Apple”.
    case signIn
    /// “Sign up with Apple”.
    case signUp
    /// “Continue with Apple”.
    case `continue`

    var text: String {
      switch self {
      case .signIn: "Sign in with Apple"
      case .signUp: "Sign up with Apple"
      case .continue: "Continue with Apple"
      }
    }
  }

  /// The colours of a button.
  public enum Style: Sendable {
    /// White on black.
    case black
    /// Black on white.
    case white
    /// Black on white, with a line around.
    case whiteOutline
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\._signInWithAppleStyle) private var style

  /// Makes a button. A touch asks, and is cancelled: nobody answers in a film.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion) }

  /// The button, as large as its room. The text is 0.43 of its height, and the corners have a radius of 6 points.
  public var body: some View {
    let ground = RoundedRectangle(cornerRadius: 6, style: .continuous)
    GeometryReader { room in
      Button(action: ask) {
        HStack(spacing: room.size.height * 0.08) {
          Image(systemName: "apple.logo")
          Text(verbatim: label.text)
        }
        .font(.system(size: min(max(room.size.height * 0.43, 8), 22), weight: .medium))
        .lineLimit(1).minimumScaleFactor(0.5)
        .foregroundStyle(style == .black ? Color.white : Color.black)
        .frame(width: room.size.width, height: room.size.height)
        .background(style == .black ? Color.black : Color.white, in: ground)
        .overlay { if style == .whiteOutline { ground.strokeBorder(Color.black, lineWidth: 1) } }
      }
      .buttonStyle(.plain)
    }
    .frame(minWidth: 140, idealWidth: 375, minHeight: 30, idealHeight: 44)
  }

  private func ask() {
    onRequest(ASAuthorizationAppleIDProvider().createRequest())
    onCompletion(.failure(ASAuthorizationError(.canceled)))
  }
}
