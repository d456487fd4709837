// swift-format-ignore-file
import SwiftUI

struct LoginFormView: View {
    @State private var email: String = ""
    @State private var password: String = ""
    @State private var rememberMe = true
    @State private var showAlert = false
    @FocusState private var focusedField: Field?
    @Environment(\.colorScheme) var colorScheme

    enum Field: Hashable { case email, password }

    private let emailKeyboard: UIKeyboardType = .emailAddress
    private let capitals: UITextAutocapitalizationType = .none
    private let passwordContent: UITextContentType? = .password

    var body: some View {
        NavigationView {
            VStack(spacing: 20) {
                Image(systemName: "lock.shield").font(.system(size: 60)).padding(.top, 40)
                TextField("Email", text: $email)
                    .keyboardType(emailKeyboard)
                    .autocapitalization(capitals)
                    .disableAutocorrection(true)
                    .padding()
                    .background(Color(.secondarySystemBackground))
                    .cornerRadius(12)
                    .focused($focusedField, equals: .email)
                    .submitLabel(.next)
                SecureField("Password", text: $password)
                    .textContentType(passwordContent)
                    .padding()
                    .background(RoundedRectangle(cornerRadius: 12).stroke(Color.gray.opacity(0.4), lineWidth: 1))
                    .focused($focusedField, equals: .password)
                Toggle(isOn: $rememberMe) { Text("Remember me") }
                    .toggleStyle(SwitchToggleStyle(tint: .green))
                Button {
                    showAlert = true
                } label: {
                    Text("Log In").frame(maxWidth: .infinity).padding().foregroundColor(.white)
                        .background(email.isEmpty || password.isEmpty ? Color.gray : Color.blue).clipShape(Capsule())
                }
                .disabled(email.isEmpty || password.isEmpty)
                Spacer()
            }
            .padding()
            .navigationBarTitle("Welcome", displayMode: .large)
            .alert(isPresented: $showAlert) {
                Alert(title: Text("Hello"), message: Text(email), dismissButton: .default(Text("OK")))
            }
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}
