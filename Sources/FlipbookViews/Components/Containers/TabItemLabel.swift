import FlipbookDrawing
import FlipbookMotion

/// An item of a tab bar: its symbol, filled where there is such a form, at one height and its title on one line with the others'.
struct TabItemLabel<Icon: View, Title: View>: View {
  let icon: Icon
  let title: Title

  init(icon: Icon, title: Title) { (self.icon, self.title) = (icon, title) }

  var body: some View {
    let metrics = ControlMetrics.current.bar
    return ZStack(alignment: .top) {
      icon.font(.system(size: metrics.tabSymbol, weight: .medium)).imageScale(.large)
        .frame(height: 2 * metrics.tabSymbolMiddle)
      title.font(.system(size: metrics.tabTitle, weight: .medium)).lineLimit(1)
        .padding(.top, metrics.tabTitleTop)
    }
  }
}
