import SwiftUI

extension GalleryCase {
  @MainActor static var settings: some View {
    Form {
      Section("Network") {
        Toggle("Wi-Fi", isOn: .constant(true))
        LabeledContent("Network", value: "Home")
        NavigationLink("Bluetooth") { Text("Bluetooth") }
      }
      Section {
        Stepper("Guests: 2", value: .constant(2))
        Slider(value: .constant(0.4))
        Button("Reset") {}
        Button("Delete", role: .destructive) {}
      } footer: {
        Text("Resetting keeps what you have written, and takes the settings back to what they were at first.")
      }
    }
  }

  @MainActor static var fruits: some View {
    ForEach(["Apple", "Banana", "Cherry", "Date"], id: \.self) { Text($0) }
  }

  @MainActor static var season: some View {
    Section {
      fruits
    } header: {
      Text("Fruit")
    } footer: {
      Text("In season")
    }
  }

  @CaseList static func lists() -> [GalleryCase] {
    screen(.lists, "a form") { settings }
    screen(.lists, "a form that is disabled") { settings.disabled(true) }
    screen(.lists, "an inset grouped list", height: 280) {
      List { season }.listStyle(.insetGrouped)
    }
    screen(.lists, "a grouped list", height: 280) {
      List { season }.listStyle(.grouped)
    }
    screen(.lists, "a plain list", height: 280) {
      List { season }.listStyle(.plain)
    }
    screen(.lists, "an inset list", height: 280) {
      List { Section("Fruit") { fruits } }.listStyle(.inset)
    }
    screen(.lists, "a sidebar list", height: 280) {
      List { Section("Fruit") { fruits } }.listStyle(.sidebar)
    }
    screen(.lists, "rows of symbols, two lines and badges", height: 260) {
      List {
        Label("Inbox", systemImage: "tray").badge(12)
        VStack(alignment: .leading) {
          Text("Ada Lovelace"); Text("Mathematician").font(.caption)
        }
        HStack {
          Image(systemName: "photo").font(.largeTitle); Text("Picture")
        }
        NavigationLink("Onward") { Text("There") }
      }
    }
    screen(.lists, "rows without lines, with grounds and insets", height: 220) {
      List {
        Text("No line").listRowSeparator(.hidden)
        Text("A ground").listRowBackground(Color.yellow)
        Text("Insets").listRowInsets(EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0))
      }
    }
    screen(.lists, "a selected row", height: 260) { List(selection: .constant("Banana")) { fruits } }
    screen(.lists, "an outline", height: 260) {
      List {
        DisclosureGroup("Fruit", isExpanded: .constant(true)) { fruits }
        DisclosureGroup("Vegetables") { Text("Leek") }
      }
    }
    screen(.lists, "rows in edit mode", height: 260) {
      List {
        ForEach(["Apple", "Banana"], id: \.self) { Text($0) }.onDelete { _ in }
        ForEach(["Cherry", "Date"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
      }
      .environment(\.editMode, .constant(.active))
    }
    screen(
      .lists, "a row that is dragged by its handle", height: 260, at: [0.3, 0.75, 2],
      script: [
        InteractionStep(
          at: 0.1,
          .drag(
            .point(x: 282, y: 57), .offsets([CGSize(width: 0, height: 75)]),
            InteractionAction.Pacing(duration: 0.4, velocity: .zero, hold: 0.5)))
      ]
    ) {
      Stated(["Apple", "Banana", "Cherry", "Date"]) { names in
        List {
          ForEach(names.wrappedValue, id: \.self) { Text($0) }
            .onMove { names.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    screen(
      .lists, "a row that is swiped", height: 200, at: [0.3, 0.5, 1.5],
      script: swipe(by: 170, at: 0.1)
    ) {
      List {
        Text("Swiped").swipeActions {
          Button(role: .destructive) {
          } label: {
            Label("Delete", systemImage: "trash")
          }
          Button("Flag") {}.tint(.orange)
        }
        Text("Not swiped")
      }
    }
    screen(.lists, "a row comes and a row goes", height: 240, at: [0, 0.2, 0.35, 1]) {
      Turning(.default) { isOn in
        List {
          ForEach(isOn ? ["Apple", "Cherry", "Date"] : ["Apple", "Banana", "Date"], id: \.self) { Text($0) }
        }
      }
    }
  }
}
