import SwiftUI

/// Sliders, toggles, progress and pickers whose values change.
struct Controls: View {
  @State private var value = 0.1
  @State private var isOn = false

  var body: some View {
    Form {
      Slider(value: $value)
      Toggle("Toggle", isOn: $isOn)
      ProgressView(value: value)
      Picker("Kind", selection: $isOn) {
        Text("A").tag(true); Text("B").tag(false)
      }.pickerStyle(.segmented)
      Stepper("Value \(Int(value * 10))", value: $value)
    }
    .task {
      for step in 0..<6 {
        try? await Task.sleep(for: .milliseconds(180))
        withAnimation {
          value = Double(step * 37 % 10) / 10; isOn.toggle()
        }
      }
    }
  }
}
