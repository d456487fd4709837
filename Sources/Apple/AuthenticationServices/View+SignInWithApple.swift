private struct StyleKey: EnvironmentKey { static let defaultValue = SignInWithAppleButton.Style.black }

extension EnvironmentValues {
  /// The colours of buttons that ask for an account of Apple's; black unless set.
  public internal(set) var _signInWithAppleStyle: SignInWithAppleButton.Style {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the colours of buttons that ask for an account of Apple's.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\._signInWithAppleStyle, style)
  }
}
