// swift-format-ignore-file
import SwiftUI

struct ParallaxHeaderView: View {
    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            VStack(spacing: 0) {
                GeometryReader { reader in
                    let minY = reader.frame(in: .global).minY
                    LinearGradient(colors: [.orange, .red], startPoint: .top, endPoint: .bottom)
                        .frame(width: reader.size.width, height: reader.size.height + (minY > 0 ? minY : 0))
                        .offset(y: minY > 0 ? -minY : 0)
                        .blur(radius: minY < 0 ? -minY / 40 : 0)
                }
                .frame(height: 300)
                LazyVStack(alignment: .leading, spacing: 16, pinnedViews: [.sectionHeaders]) {
                    Section(header: Text("Header").font(.headline).padding().frame(maxWidth: .infinity, alignment: .leading).background(Color.white)) {
                        ForEach(1..<30, id: \.self) { i in
                            Text("Paragraph number \(i)").padding(.horizontal)
                            Divider()
                        }
                    }
                }
            }
        }
        .ignoresSafeArea(.all, edges: .top)
        .navigationBarHidden(true)
    }
}
