import FlipbookDrawing

/// The mark at the end of rows that lead to another page.
struct LinkChevron: View {
  var body: some View {
    Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold))
      .foregroundStyle(Color(uiColor: .tertiaryLabel))
  }
}
