// swift-format-ignore-file
import SwiftUI

struct StoryBars: View {
    @State private var progress: [CGFloat] = [0, 0, 0]
    @State private var index = 0

    var body: some View {
        ZStack(alignment: .top) {
            TabView(selection: $index) {
                ForEach(0..<3) { i in
                    Rectangle().fill([Color.red, .green, .blue][i]).tag(i)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            HStack(alignment: .center, spacing: 4) {
                ForEach(progress.indices, id: \.self) { i in
                    GeometryReader { geometry in
                        ZStack(alignment: .leading) {
                            Rectangle().foregroundColor(Color.white.opacity(0.3)).cornerRadius(5)
                            Rectangle().frame(width: geometry.size.width * progress[i], height: nil, alignment: .leading).foregroundColor(Color.white.opacity(0.9)).cornerRadius(5)
                        }
                    }
                    .frame(width: nil, height: 2, alignment: .leading)
                    .animation(.linear, value: progress)
                }
            }
            .padding()
            HStack(alignment: .center, spacing: 0) {
                Rectangle().foregroundColor(.clear).contentShape(Rectangle()).onTapGesture { index = max(index - 1, 0) }
                Rectangle().foregroundColor(.clear).contentShape(Rectangle()).onTapGesture { withAnimation { progress[index] = 1; index = min(index + 1, 2) } }
            }
        }
        .statusBar(hidden: true)
    }
}
