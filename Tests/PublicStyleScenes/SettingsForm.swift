// swift-format-ignore-file
import SwiftUI

struct SettingsFormView: View {
    @State private var username = ""
    @State private var notifications = true
    @State private var previewIndex = 0
    @State private var birthday = Date()
    @State private var amount = 5
    @State private var accent = Color.red
    @State private var brightness = 0.5
    var previewOptions = ["Always", "When Unlocked", "Never"]

    var body: some View {
        NavigationStack {
            Form {
                Section(header: Text("PROFILE")) {
                    TextField("Username", text: $username)
                    Toggle("Private account", isOn: $notifications)
                }
                Section(header: Text("NOTIFICATIONS"), footer: Text("Shown on the lock screen.")) {
                    Picker(selection: $previewIndex, label: Text("Show Previews")) {
                        ForEach(0..<previewOptions.count, id: \.self) {
                            Text(self.previewOptions[$0])
                        }
                    }
                    Stepper("Amount: \(amount)", value: $amount, in: 1...10)
                    DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
                    ColorPicker("Accent", selection: $accent)
                    Slider(value: $brightness, in: 0...1) {
                        Text("Brightness")
                    } minimumValueLabel: {
                        Image(systemName: "sun.min")
                    } maximumValueLabel: {
                        Image(systemName: "sun.max")
                    }
                }
                Section {
                    Button("Reset All Settings", role: .destructive) { amount = 5 }
                    Link("Website", destination: URL(string: "https://example.com")!)
                }
            }
            .navigationTitle("Settings")
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) { Button("Done") {} }
                ToolbarItemGroup(placement: .navigationBarLeading) { EditButton() }
            }
        }
    }
}
