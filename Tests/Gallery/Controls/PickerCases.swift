import SwiftUI

extension GalleryCase {
  /// Noon of 1 March 2024 in the film's time zone.
  @MainActor static let day = Calendar.current.date(
    from: DateComponents(year: 2024, month: 3, day: 1, hour: 12))!

  @MainActor static func flavours<S: PickerStyle>(_ style: S) -> some View {
    Stated("Vanilla") { choice in
      Picker("Flavour", selection: choice) {
        ForEach(["Vanilla", "Chocolate", "Mint"], id: \.self) { Text($0) }
      }.pickerStyle(style)
    }
  }

  @CaseList static func pickers() -> [GalleryCase] {
    part(.pickers, "a menu picker") { flavours(.menu) }
    part(.pickers, "a disabled menu picker") { flavours(.menu).disabled(true) }
    screen(.pickers, "a menu picker opens", at: [0.6, 1.5], script: tap("Flavour", at: 0.5)) {
      flavours(.menu)
    }
    part(.pickers, "a segmented picker", width: 280) { flavours(.segmented) }
    part(.pickers, "a disabled segmented picker", width: 280) { flavours(.segmented).disabled(true) }
    part(
      .pickers, "a segmented picker moves on", width: 280, at: [0.5, 0.6, 1.2], script: tap("Mint", at: 0.5)
    ) {
      flavours(.segmented)
    }
    part(.pickers, "a wheel", width: 280, height: 220) { flavours(.wheel) }
    screen(.pickers, "an inline picker in a form", height: 240) { Form { flavours(.inline) } }
    screen(.pickers, "a picker as a link in a form", height: 140) {
      NavigationStack { Form { flavours(.navigationLink) } }
    }
    part(.pickers, "a compact date picker", width: 320) {
      DatePicker("Start", selection: .constant(day))
    }
    part(.pickers, "a disabled compact date picker", width: 320) {
      DatePicker("Start", selection: .constant(day)).disabled(true)
    }
    part(.pickers, "a date picker of days alone", width: 280) {
      DatePicker("Start", selection: .constant(day), displayedComponents: .date)
    }
    screen(.pickers, "a calendar", width: 340, height: 340) {
      DatePicker("Start", selection: .constant(day), displayedComponents: .date).datePickerStyle(.graphical)
    }
    screen(.pickers, "a calendar of several days", width: 340, height: 380) {
      Stated(
        Set([5, 6, 12].map { DateComponents(year: 2001, month: 1, day: $0) })
      ) { MultiDatePicker("Days", selection: $0) }
    }
    screen(.pickers, "date wheels", width: 340, height: 230) {
      DatePicker("Start", selection: .constant(day)).datePickerStyle(.wheel).labelsHidden()
    }
    part(.pickers, "a colour picker", width: 220) { ColorPicker("Tint", selection: .constant(.orange)) }
  }
}
