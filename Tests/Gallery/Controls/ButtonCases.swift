import SwiftUI

extension GalleryCase {
  @CaseList static func buttons() -> [GalleryCase] {
    part(.buttons, "a plain text button") { Button("Continue") {} }
    part(.buttons, "a button under a finger", at: [0.5, 0.6], script: press("Continue", at: 0.5)) {
      Button("Continue") {}
    }
    part(.buttons, "a disabled button") { Button("Continue") {}.disabled(true) }
    part(.buttons, "a destructive button") { Button("Delete", role: .destructive) {} }
    part(.buttons, "a cancel button") { Button("Cancel", role: .cancel) {} }
    part(.buttons, "a button of text and symbol") { Button("Share", systemImage: "square.and.arrow.up") {} }
    part(.buttons, "a button of a symbol") {
      Button {
      } label: {
        Image(systemName: "star.fill")
      }
    }
    part(.buttons, "a bordered button") { Button("Continue") {}.buttonStyle(.bordered) }
    part(.buttons, "a bordered button under a finger", at: [0.6], script: press("Continue", at: 0.5)) {
      Button("Continue") {}.buttonStyle(.bordered)
    }
    part(.buttons, "a disabled bordered button") {
      Button("Continue") {}.buttonStyle(.bordered).disabled(true)
    }
    part(.buttons, "a destructive bordered button") {
      Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
    }
    part(.buttons, "a prominent button") { Button("Continue") {}.buttonStyle(.borderedProminent) }
    part(.buttons, "a prominent button under a finger", at: [0.6], script: press("Continue", at: 0.5)) {
      Button("Continue") {}.buttonStyle(.borderedProminent)
    }
    part(.buttons, "a disabled prominent button") {
      Button("Continue") {}.buttonStyle(.borderedProminent).disabled(true)
    }
    part(.buttons, "a destructive prominent button") {
      Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
    }
    part(.buttons, "a borderless button") { Button("Continue") {}.buttonStyle(.borderless) }
    part(.buttons, "a button in plain style") { Button("Continue") {}.buttonStyle(.plain) }
    part(.buttons, "bordered buttons in the four control sizes", width: 320, height: 80) {
      HStack {
        Button("Mini") {}.controlSize(.mini)
        Button("Small") {}.controlSize(.small)
        Button("Regular") {}
        Button("Large") {}.controlSize(.large)
      }.buttonStyle(.bordered)
    }
    part(.buttons, "bordered buttons in three shapes", width: 280) {
      HStack {
        Button("Capsule") {}.buttonBorderShape(.capsule)
        Button("Rounded") {}.buttonBorderShape(.roundedRectangle)
        Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
      }.buttonStyle(.bordered)
    }
    part(.buttons, "a bordered button with a tint") {
      Button("Continue") {}.buttonStyle(.bordered).tint(.green)
    }
    part(.buttons, "a link") { Link("Website", destination: URL(string: "https://example.org")!) }
    part(.buttons, "a share link") { ShareLink(item: URL(string: "https://example.org")!) }
    part(.buttons, "a rename button") { RenameButton() }
    part(.buttons, "an edit button") { EditButton() }
    part(.buttons, "a closed menu") { Menu("Options") { Button("Copy") {} } }
    screen(.buttons, "a menu opens", at: [0.55, 1.5], script: tap("Options", at: 0.5)) {
      Menu("Options") {
        Button("Copy", systemImage: "doc.on.doc") {}
        Button("Move") {}.disabled(true)
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) {}
      }
    }
    part(.buttons, "a control group", width: 220) {
      ControlGroup {
        Button("Less", systemImage: "minus") {}
        Button("More", systemImage: "plus") {}
      }
    }
  }
}
