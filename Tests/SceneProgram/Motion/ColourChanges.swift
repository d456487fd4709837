import SwiftUI

/// Colours that fade into each other in several spaces, from clear too.
struct ColourChanges: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Rectangle().fill(isOn ? Color.red : .blue)
      Rectangle().fill(isOn ? Color(.displayP3, red: 0, green: 1, blue: 0, opacity: 1) : .clear)
      Rectangle().fill(isOn ? Color.primary : Color(hue: 0.1, saturation: 1, brightness: 1))
      RoundedRectangle(cornerRadius: isOn ? 30 : 0).stroke(isOn ? .purple : .yellow, lineWidth: isOn ? 12 : 2)
    }
    .padding()
    .onAppear { withAnimation(.easeInOut(duration: 1.2)) { isOn = true } }
  }
}
