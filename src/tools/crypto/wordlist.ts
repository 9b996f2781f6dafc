/**
 * Vietnamese syllables and everyday words without diacritics, so that a passphrase can be typed on any
 * keyboard. Words that are coarse under one of their possible tones are left out.
 */
export const words: readonly string[] = `
  ac ach ai am an ang anh ao aodai ap at au ay ba bac bach bacsi bai baibien bainhac bam ban banchai bando
  bang banh banhchung banhcuon banhmi banhoc banhxeo bantay bao bap bapcai bat bau bay be bem ben beng benxe
  beo bep bepga bet beu bi bia biec bien bienxanh biet bieu bim bin binh bip bit biu bo boc bocau boi bom
  bon bong bongda bongden bongmay bongro bosua bot bu bua buc bui bum bun bunbo buncha bung buoc buom buong
  buot buou bup but butchi butmuc butve buu ca cach cachep caheo cai cakho cam can cang cangu canh canhchua
  canhdong cao cap caphe carot cat cau caudo caulong caurong cauvong cay caybang caycau cayda caymit caytre
  cha chac chach chagio chai cham chan chang chanh chao chap chat chau chay che chech chen chenh cheo chep
  chi chia chiakhoa chiec chiem chien chieng chiet chieu chim chimen chimse chin chinh chip chit chiu cho
  choai choang choc chohoa choi chom chomchom chon chong chonoi chop chot chu chua chuan chuc chum chun
  chung chuoc chuoi chuoitieu chuom chuon chuonchuon chuong chuot chup chut chuyen co coc coi com comtam con
  conduong cong congvien cop cot cothom cua cuabien cuaso cuc cui cun cunbong cung cuoc cuoi cuom cuon cuong
  cup cuu da dac dach dan danbau danca dang danh dantranh dao dap dat dau dauden dauhoi dauphong dauxanh day
  de dem den dendau denh denpin dep deplao det dia dich diem dien dienanh dienthoai diep dieu dieusao din
  dinh dinhlang dip diu do doa doai doan doang doanh doat doc doi doicat dom don dong dongcoi dongho dongque
  dongsong dop dot du dua duahau dualeo duc dudu dui dum dun dung duoc duoi duom duong duot dup duy duyen
  duyet ech em en eo ep et ga gac gach gai gam gan gang ganh gao gaoluc gap gat gatrong gau gautruc gay ghe
  ghech ghen ghenh gheo ghep ghet ghi ghien ghim gia giac giacmo giai giam gian giang gianh giao giaovien
  giap giat giau giay giayve gieng giengnuoc gieo gio gioi gion gionam giong giop giot giu giua gium giuong
  giup go goc goi goicuon gom gon gong gop got gu guc gui gung guoc guocmoc guom guong guongsoi ha hac hach
  hai ham hama han hang hanh hanhla hanhtim hao hap hat hatde hatdieu hatsen hau hay he hech hem hen heo hep
  het hi hich hiem hien hieng hieu him hinh hit hiu ho hoa hoaban hoac hoach hoacuc hoadao hoagiay hoahong
  hoai hoalan hoamai hoan hoang hoanh hoasen hoat hoc hocsinh hoguom hoi hom hon hong hop hopqua hot hu hua
  huan huc hue hui hum hun hung huom huong huot huou hup hut huu huy huych huyen huyet huynh ich im inh it
  iu ke kem kemdua ken kenh keo kep ket keu kha khac khach khai kham khan khang khanh khanlua khao khap khat
  khau khay khe khen khenh kheo khep khi khia khich khicon khiem khien khiep khieu khinh khit kho khoa khoac
  khoai khoailang khoaimi khoam khoan khoang khoanh khoat khoc khoe khoi khom khon khong khop khot khu khua
  khuan khuat khuay khuc khui khum khung khuon khuou khuvuon khuy khuya khuyen khuyet khuynh ki kia kich
  kiem kien kieng kiep kiet kieu kim kin kinh kinhmat kip kit ky la lac lach lai lalot lam lan lang langgom
  langque lanh lao lap lat lau lay le lech lem len lenh leo leonui lep let leu li lich liec lien lieu lim
  linh liu lo loa loai loan loang loat loay loc loe loi loica lom long lop lot lu lua luachin luan luat luc
  lui lum lun lung luoc luoi luom luon luong luot lup lut luu luy luyen ly ma mac mach mai mam man mang manh
  mao map mat matcuoi matong mattrang mattroi mau may maybay maygiat maytinh mayxanh me mem men menh meo
  meomun mep met meu mi mia mien mieng miet mieu mim min minh mit mo moc moi mom mon mong mop mot mua
  muadong muaha muarao muaroi muarong muathu muaxuan muc mui mum mun mung muoi muoivung muon muong muop muot
  mup muu my na nac nai nam nan nang nanh nao nap nat nau nay ne nem nemran nen neo nep net neu nga ngac
  ngach ngai ngam ngan ngang nganh ngao ngap ngat ngau ngay ngaymai nghe nghech nghen nghenh ngheo nghi
  nghia nghich nghiem nghieng nghiep nghin nghit nghiu ngo ngoac ngoai ngoam ngoan ngoanh ngoao ngoay ngoc
  ngochanh ngoe ngoi ngoisao ngom ngon ngong ngop ngot nguavan nguay nguc ngung nguoc nguoi nguon nguong
  nguu nguyen nguyet nha nhabep nhac nhaga nhai nham nhan nhang nhanh nhanlong nhao nhap nhat nhau nhay nhe
  nhech nhem nhen nheo nhet nhi nhich nhiem nhien nhiepanh nhieu nhim nhin nhip nhiu nho nhoc nhoe nhoi nhom
  nhon nhong nhop nhot nhu nhuan nhum nhun nhung nhuoi nhuom nhuong nhuy nhuyen ni niem nien nieng nieu nin
  ninh nit niu no noc noi nom non nong nonla nop not nu nua nuc nucuoi nui nuirung num nun nuoc nuocdua
  nuocmam nuocmia nuoi nuong nuot nut oach oai oan oanh oat oc oi om on ong ongmat op ot pha phac phach phai
  pham phan phang phanh phao phap phat phau phay phe phen pheo phep phi phia phiem phien phieu phim phin
  phinh pho phobo phoc phoco phoi phong phongkhach phot phu phui phun phung phuoc phuong phuongvi phut pin
  qua quabong quac quach quai quam quan quang quanh quao quap quat quatdien quathi quau quay que quen queo
  quet quit quoc quy quyen quyet quynh quyt ra rac rach rai ram ran rang ranh rao rap rat rau rauden
  raumuong raungot ray re rem ren reo ret reu ri ria rieng riet rieu rim rin rinh rit riu ro roc roi rom ron
  rong rop rot ru rua ruabien ruc rui rum run rung rungthong ruoc ruoi ruom ruong ruot ruou rut sa sac sach
  sachcu sachvo sai sam samcua san sanbay sang sanh sao sap sat sau saurieng say se sech sen seo set si sien
  siet sieu sim sinh sinhto sinhvien sit so soai soan soat soc soi som son song sop sot su sua suachua suat
  suc suhao sui sum sun sung suoi suon suong suongmai suot sup sut sutu suu suy suyt ta tac tach tai tam tan
  tang tanh tao tap tat tau tauhoa tay te tem ten teo tep tet teu tha thac thach thacnuoc thai tham than
  thang thanh thanhlong thao thap that thau thay the them then theo thep thet theu thi thia thich thiec
  thien thieng thiep thiet thieu thim thin thinh thit thitkho thiu tho thoa thoai thoan thoang thoat thoc
  thoi thom thon thong thot thotrang thu thua thuan thuat thuc thue thui thum thun thung thuoc thuon thuong
  thuot thup thut thuvien thuy thuyen thuyenbuom thuyet tia tich tiec tiem tien tieng tiengsao tiengve tiep
  tiet tieu tim tin tinh tinhban tivi to toa toac toai toan toang toat toc toi tom tomhum ton tong top tot
  tra trac trach trada trai traicay tram tran trang trangram tranh tranhlua trao trap trasua trat trau
  traunuoc tray tre trem tren treo tret treu trexanh tri trich trien triet trieu trinh triu tro troc troi
  tron trong trongdong trot tru trua truc trucxanh trui trum trung truoc truoi truong truongca truonghoc
  truot trut truu truy truyen tu tua tuan tuat tuc tue tui tulanh tum tung tuoc tuoi tuom tuon tuong tuot
  tup tut tuy tuyen tuyet tuyp ty ung uoc uom ut uyen va vac vach vai vaithieu vam van vang vanh vao vap vat
  vau vay ve ven venh veo vet vi via viec vien vieng viet vin vinh vit vo voan voc voi voicon vom von vong
  vot vua vuc vui vun vung vuon vuoncay vuong vuonrau vuot vut vy xa xac xach xai xam xan xang xanh xao xap
  xaphong xat xau xay xe xebuyt xedap xem xemay xen xeo xep xet xi xia xich xichdu xiec xiem xien xiet xieu
  xin xinh xit xiu xo xoa xoai xoaicat xoan xoang xoay xoc xoe xoi xoinep xom xon xong xoong xop xot xu xua
  xuan xuat xuc xue xui xum xung xuoc xuoi xuong xuyen yem yen yenngua yeu
`
  .trim()
  .split(/\s+/);
