// swift-format-ignore-file
import SwiftUI

struct WidthKey: PreferenceKey {
    static var defaultValue: [Int: CGFloat] = [:]
    static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
        value.merge(nextValue(), uniquingKeysWith: { $1 })
    }
}

struct PreferenceSizesView: View {
    @State private var widths: [Int: CGFloat] = [:]
    @State private var active = 0
    let titles = ["Short", "A longer one", "Mid"]

    var body: some View {
        VStack(alignment: .leading) {
            HStack(spacing: 20) {
                ForEach(0..<titles.count, id: \.self) { index in
                    Text(titles[index])
                        .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: [index: $0.size.width]) })
                        .onTapGesture { active = index }
                }
            }
            Rectangle().fill(Color.accentColor)
                .frame(width: widths[active] ?? 0, height: 2)
                .offset(x: (0..<active).reduce(0) { $0 + (widths[$1] ?? 0) + 20 })
                .animation(.easeInOut(duration: 0.35), value: active)
        }
        .onPreferenceChange(WidthKey.self) { widths = $0 }
    }
}
