import SwiftUI

extension GalleryCase {
  @CaseList static func controls() -> [GalleryCase] {
    part(.controls, "a switch that is on") { Toggle("Wi-Fi", isOn: .constant(true)) }
    part(.controls, "a switch that is off") { Toggle("Wi-Fi", isOn: .constant(false)) }
    part(.controls, "a disabled switch that is on") { Toggle("Wi-Fi", isOn: .constant(true)).disabled(true) }
    part(.controls, "a switch with a tint") { Toggle("Wi-Fi", isOn: .constant(true)).tint(.orange) }
    part(.controls, "a switch turns on", at: [0.5, 0.6, 0.7, 1.2], script: tap("Wi-Fi", at: 0.5)) {
      Stated(false) { Toggle("Wi-Fi", isOn: $0) }
    }
    part(.controls, "toggles as buttons", width: 200) {
      HStack {
        Toggle("Bold", isOn: .constant(true))
        Toggle("Italic", isOn: .constant(false))
      }.toggleStyle(.button)
    }
    part(.controls, "a slider in the middle") { Slider(value: .constant(0.5)) }
    part(.controls, "a slider at its start") { Slider(value: .constant(0)) }
    part(.controls, "a slider at its end") { Slider(value: .constant(1)) }
    part(.controls, "a disabled slider") { Slider(value: .constant(0.5)).disabled(true) }
    part(.controls, "a slider with a tint and labels", width: 240) {
      Slider(value: .constant(0.3)) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3")
      }.tint(.pink)
    }
    part(.controls, "a stepper", width: 220) { Stepper("Guests: 2", value: .constant(2)) }
    part(.controls, "a stepper at its end", width: 220) {
      Stepper("Guests: 5", value: .constant(5), in: 0...5)
    }
    part(.controls, "a disabled stepper", width: 220) {
      Stepper("Guests: 2", value: .constant(2)).disabled(true)
    }
    part(.controls, "a progress bar") { ProgressView(value: 0.4) }
    part(.controls, "a progress bar with a label and a value", height: 80) {
      ProgressView(value: 0.4) {
        Text("Copying")
      } currentValueLabel: {
        Text("40 %")
      }
    }
    part(.controls, "a progress bar with a tint") { ProgressView(value: 0.7).tint(.purple) }
    part(.controls, "a spinner", at: [0, 0.25, 0.5]) { ProgressView() }
    part(.controls, "a large spinner") { ProgressView().controlSize(.large) }
    part(.controls, "a spinner with a label", height: 80) { ProgressView("Loading") }
    part(.controls, "a gauge", height: 80) {
      Gauge(value: 0.6) {
        Text("Speed")
      } currentValueLabel: {
        Text("60")
      }
    }
    part(.controls, "gauges in the accessory styles", width: 260, height: 80) {
      HStack {
        Gauge(value: 0.6) {
          Text("km")
        } currentValueLabel: {
          Text("60")
        }.gaugeStyle(.accessoryCircular)
        Gauge(value: 0.6) {
          Text("km")
        } currentValueLabel: {
          Text("60")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        Gauge(value: 0.6) {
          Text("km")
        } currentValueLabel: {
          Text("60")
        }.gaugeStyle(.accessoryLinear)
      }
    }
    part(.controls, "a label") { Label("Inbox", systemImage: "tray") }
    part(.controls, "a label's two halves") {
      HStack {
        Label("Inbox", systemImage: "tray").labelStyle(.titleOnly)
        Label("Inbox", systemImage: "tray").labelStyle(.iconOnly)
      }
    }
    part(.controls, "a labelled value", width: 220) { LabeledContent("Version", value: "2.1") }
    part(.controls, "a divider", height: 80) {
      VStack {
        Text("Above"); Divider(); Text("Below")
      }
    }
    part(.controls, "a group box", width: 220, height: 120) {
      GroupBox("Weather") { Text("Light rain in the afternoon") }
    }
    part(.controls, "a closed disclosure group", width: 220) { DisclosureGroup("More") { Text("Hidden") } }
    part(
      .controls, "a disclosure group opens", width: 220, height: 100, at: [0.5, 0.65, 1.2],
      script: tap("More", at: 0.5)
    ) {
      DisclosureGroup("More") { Text("No longer hidden") }
    }
    part(.controls, "a badge of a tinted symbol") {
      Image(systemName: "person.crop.circle.badge.plus").font(.largeTitle).symbolRenderingMode(.multicolor)
    }
  }
}
